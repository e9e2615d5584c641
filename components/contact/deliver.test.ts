/** @jest-environment jsdom */
import { enquiryPath } from "@/lib/enquiry";
import { deliver } from "./deliver";
import { emptyForm } from "./form-words";
import { type EndpointReply, endpoint } from "./testing-endpoint";

/** Delivers a message. Returns its outcome, the delays between the attempts in seconds, and the reported states. */
async function delivery(...replies: readonly EndpointReply[]) {
  const requests = endpoint(...replies);
  const message = { key: crypto.randomUUID(), enquiry: { ...emptyForm, message: "Boiler E119" }, sentAt: Date.now() };
  const causes: (string | undefined)[] = [];
  const delivered = deliver(message, enquiryPath, ({ retry }) => causes.push(retry));
  await jest.runAllTimersAsync();
  // All attempts have the same key, so that the endpoint recognises a message that it has stored.
  for (const { key, body } of requests) expect({ key, body }).toEqual({ key: message.key, body: message.enquiry });
  const waits = requests.slice(1).map(({ at }, index) => (at - Number(requests[index]?.at)) / 1000);
  return { outcome: await delivered, waits, causes };
}

const signInPage: EndpointReply = [200, "<!doctype html>", { "Content-Type": "text/html" }];
const after = (time: string, status = 429): EndpointReply => [status, {}, { "Retry-After": time }];

it.each<[string, EndpointReply, string | undefined]>([
  ["a reference", [201, { id: "1", reference: "7KM3QX" }], "7KM3QX"],
  ["a sentence instead of a reference", [201, { reference: "Call 0900 123456 now" }], undefined],
  ["no body", [204, null], undefined],
  ["a truncated body", [201, '{"ref'], undefined],
])("reports a message as sent when the answer is %s", async (_case, reply, reference) => {
  expect((await delivery(reply)).outcome).toEqual({ step: "sent", reference });
});

it.each<[string, EndpointReply[], number[]]>([
  ["after 408, 425 and 503, at the last attempt", [[408], [425], [503]], [1, 2, 4]],
  ["after two lost answers", ["broken", "broken"], [1, 2]],
  ["after a network's sign-in page with status 200", [signInPage], [1]],
  ["after no answer for 15 s", ["silent"], [16]],
  ["after the delay in Retry-After", [after("3")], [3]],
  ["at the date in Retry-After", [after("Sat, 21 Nov 2026 12:00:05 GMT", 503)], [5]],
  ["after 30 s when a failing server asks for an hour", [after("3600", 503)], [30]],
  ["after the default delay when it is longer", [after("0")], [1]],
  ["after an invalid Retry-After", [after("soon", 503)], [1]],
])("delivers %s", async (_case, replies, waits) => {
  expect(await delivery(...replies)).toMatchObject({ outcome: { step: "sent" }, waits });
});

it("sends nothing when the answer is known, even if another tab has deleted the message", async () => {
  const requests = endpoint();
  const outcome = { step: "sent", reference: "7KM3QX" } as const;
  const message = { key: crypto.randomUUID(), enquiry: emptyForm, sentAt: Date.now(), outcome };
  expect(await deliver(message, enquiryPath, () => {})).toEqual(outcome);
  expect(requests).toEqual([]);
});

it("reports after each failed attempt whether there was an answer, and finally the server's message", async () => {
  const away: EndpointReply = [503, { error: "Our store is away." }];
  const { outcome, causes, waits } = await delivery("broken", signInPage, away, away);
  expect(causes).toEqual([undefined, "unanswered", "unanswered", "answered"]);
  expect(waits).toEqual([1, 2, 4]);
  const reason = "We got no confirmation, so your message may not have reached us. Our store is away.";
  expect(outcome).toEqual({ step: "failed", refused: false, reason });
});

const phone = "Please enter your phone number.";

it.each<[string, EndpointReply, string, object]>([
  ["a limit with a reason", [429, { error: "Ten came at once." }, { "Retry-After": "5" }], " Ten came at once.", {}],
  ["a long limit", after("600"), " Too many have come at once: please try again later.", {}],
  ["a rejection whose reason is not a string", [403, { error: 5, errors: "x" }], "", {}],
  ["a rejection without a reason", [403, null], "", {}],
  ["the rejected fields", [422, { errors: { phone, nonsense: 7 } }], "", { phone }],
])("reports %s without a retry, in the server's words", async (_case, reply, words, fields) => {
  const { outcome, waits } = await delivery(reply);
  expect(outcome).toEqual({ step: "failed", refused: true, reason: `Your message was not accepted.${words}`, fields });
  expect(waits).toEqual([]);
});
