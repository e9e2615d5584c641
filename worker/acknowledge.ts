/**
 * Acknowledges an enquiry by e-mail, if the owner has switched that on. The typed address may be another person's, so
 * the visitor must have passed the challenge, only the reference varies in the text, and the daily number is limited.
 */
import { business } from "@/data/business";
import { referenceLine, sent } from "@/lib/enquiry";
import { site } from "@/lib/site";
import { hoursAfter, sql } from "./database";
import type { Environment } from "./env";
import type { Stored } from "./store";

/** The maximum number of acknowledgements in 24 hours. */
const dailyLimit = 100;

/** Normalises an address to its mailbox: removes dots, capitals and a suffix after a plus sign. */
function mailboxOf(address: string): string {
  const [, local = "", domain = ""] = /^(.*)@(.*)$/.exec(address.toLowerCase()) ?? [];
  return `${local.replace(/\+.*/, "").replaceAll(".", "")}@${domain}`;
}

export async function acknowledge(env: Environment, { id, reference }: Stored, email: string): Promise<void> {
  const { ACKNOWLEDGING: switched, EMAIL: mail, ENQUIRY_EMAIL_FROM: from } = env;
  if (switched !== "on" || !mail || !from) return;
  const mailbox = mailboxOf(email);
  const yesterday = hoursAfter(new Date(), -24);
  // Record it before sending, in one statement, so that no failure leads to a second e-mail.
  const noted = await sql(env.DB)`
    UPDATE enquiries SET acknowledged_at = ${new Date().toISOString()}, mailbox = ${mailbox}
    WHERE id = ${id} AND acknowledged_at IS NULL
      AND (SELECT count(*) FROM enquiries WHERE acknowledged_at > ${yesterday}) < ${dailyLimit}
      AND NOT EXISTS (SELECT 1 FROM enquiries WHERE acknowledged_at > ${yesterday} AND mailbox = ${mailbox})
    RETURNING id`.first();
  if (!noted) return;
  const subject = `${business.name}: your enquiry ${reference}`;
  const text = [
    `Thank you. Your enquiry has reached us. ${referenceLine(reference)} ${sent.reply}`,
    `To add or change something, reply to this e-mail. If it cannot wait, call ${site.phone.display}, day or night, and give the reference.`,
    "If you did not write to us, somebody else entered your address and you don’t need to do anything.",
    `${business.name}\n${site.url}\n`,
  ].join("\n\n");
  await mail.send({ from, to: email, replyTo: site.email.display, subject, text });
}
