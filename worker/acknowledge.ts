/**
 * Tells a visitor by e-mail that an enquiry has arrived, where the owner has switched that on. Anybody can type anybody's
 * address, so the text is always the same but for the reference, and few are sent.
 */
import { business } from "@/data/business";
import { referenceLine, sent } from "@/lib/enquiry";
import { site } from "@/lib/site";
import type { Env } from "./env";
import { reason } from "./forward";
import { later, named } from "./schema";
import type { Stored } from "./store";

/** How many are sent in 24 hours, to all together. */
const mostOfDay = 100;

/** The mailbox of an address in a column or a value: what follows a plus sign, and capitals, lead to the same one. */
const mailbox = (address: string) =>
  `lower(iif(instr(${address}, '+'), substr(${address}, 1, instr(${address}, '+') - 1), substr(${address}, 1, instr(${address}, '@') - 1)) || substr(${address}, instr(${address}, '@')))`;

/** Notes the acknowledgement before it is sent, in one statement, so that no second one goes out whatever fails. */
const note = `UPDATE enquiries SET acknowledged_at = :now
  WHERE id = :id AND acknowledged_at IS NULL
    AND (SELECT count(*) FROM enquiries WHERE acknowledged_at > :yesterday) < :mostOfDay
    AND NOT EXISTS (SELECT 1 FROM enquiries
      WHERE acknowledged_at > :yesterday AND ${mailbox("email")} = ${mailbox(":email")})
  RETURNING id`;

/** Acknowledges an enquiry that is stored and neither held nor from a program, as far as that is known. Never throws. */
export async function acknowledge(env: Env, { id, email, reference, verified }: Stored): Promise<void> {
  const { ACKNOWLEDGING: switched, EMAIL: mail, ENQUIRY_EMAIL_FROM: from } = env;
  if (switched !== "on" || !mail || !from || verified === false) return;
  try {
    const now = new Date();
    const values = { id, email, now: now.toISOString(), yesterday: later(now, -86_400), mostOfDay };
    if (!(await named(env.DB, note, values).first())) return;
    const subject = `${business.name}: your enquiry ${reference}`;
    await mail.send({ from, to: email, replyTo: site.email.display, subject, text: textOf(reference) });
  } catch (error) {
    console.error(`Enquiry ${id} was not acknowledged (${reason(error)}).`);
  }
}

function textOf(reference: string): string {
  return [
    `Thank you. Your enquiry has reached us. ${referenceLine(reference)} ${sent.reply}`,
    `If it cannot wait, call ${site.phone.display}, day and night.`,
    "Did you not write to us? Then somebody else gave your address, and you need do nothing.",
    `${business.name}\n${site.url}\n`,
  ].join("\n\n");
}
