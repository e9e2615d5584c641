/** @jest-environment jsdom */
import { enquiryPath } from "@/lib/enquiry";
import { deliver } from "./deliver";
import type { Cause } from "./enquiry-state";

const enquiry = {
  name: "Ada Byron",
  email: "ada@firm.example",
  phone: "020 7946 0000",
  service: "Gas Services",
  message: "Boiler E119",
  website: "",
};

/** What becomes of one request: the connection breaks, nobody answers, or an answer comes. */
type Act = "broken" | "silent" | (() => Response);

// The tests' DOM has no Response.
const answers =
  (status: number, body: unknown = {}, headers = {}): Act =>
  () => {
    const json = () => (body === half ? Promise.reject(new SyntaxError()) : Promise.resolve(body));
    return { ok: status < 300, status, headers: new Map(Object.entries(headers)), json } as unknown as Response;
  };
const half = "half of an answer";
const taken = answers(201, { id: "1" });
const signInPage = answers(200, half, { "Content-Type": "text/html" });
const waitsFor = (time: string, status = 429) => answers(status, {}, { "Retry-After": time });

beforeEach(() => jest.useFakeTimers({ now: new Date("2026-11-21T12:00:00Z") }));
afterEach(() => jest.useRealTimers());

/** Delivers to an endpoint that does one act after the other, and then takes everything. */
async function send(...acts: readonly Act[]) {
  const [key, times, causes]: [string, number[], Cause[]] = [crypto.randomUUID(), [], []];
  globalThis.fetch = jest.fn(async (address, options) => {
    const act = acts[times.length] ?? taken;
    times.push(Date.now());
    // Each try is the same request: what was taken once is known by its key.
    expect([address, options?.body]).toEqual([enquiryPath, JSON.stringify(enquiry)]);
    expect(options?.headers).toMatchObject({ "Idempotency-Key": key });
    if (act === "broken") throw new TypeError("fetch failed");
    if (act !== "silent") return act();
    return new Promise<Response>((_, fail) => options?.signal?.addEventListener("abort", fail));
  });
  const message = { key, enquiry, sentAt: Date.now() };
  const delivery = deliver(enquiryPath, message, (cause) => causes.push(cause));
  await jest.runAllTimersAsync();
  // In seconds.
  const waits = times.slice(1).map((time, index) => (time - Number(times[index])) / 1000);
  return { result: await delivery, waits, causes };
}

it.each<[string, unknown, string | undefined]>([
  ["a reference", { id: "1", reference: "7KM3QX" }, "7KM3QX"],
  ["a sentence in its place", { reference: "Call 0900 123456 now" }, undefined],
  ["none", { id: "1" }, undefined],
])("hands on what the endpoint gives: %s", async (_, body, reference) => {
  expect((await send(answers(201, body))).result).toEqual({ ok: true, reference });
});

it("counts an enquiry as delivered whose answer has no body, or half of one", async () => {
  expect((await send(answers(204, null))).result).toEqual({ ok: true });
  expect((await send(answers(201, half))).result).toEqual({ ok: true });
});

it.each<[string, Act[], number[]]>([
  ["at once where all is well", [], []],
  ["at the third try after two failures of the server", [answers(500), answers(500)], [1, 2]],
  ["after 408, 425 and 503, at the last try", [answers(408), answers(425), answers(503)], [1, 2, 4]],
  ["where two answers are lost on the way", ["broken", "broken"], [1, 2]],
  ["after a network's sign-in page with status 200", [signInPage], [1]],
  ["after a server that says nothing for 15 s", ["silent"], [16]],
  ["after the wait the server asked for", [waitsFor("3")], [3]],
  ["at the moment the server named", [waitsFor("Sat, 21 Nov 2026 12:00:05 GMT", 503)], [5]],
  ["after 30 s where the server failed and asked for an hour", [waitsFor("3600", 503)], [30]],
  ["after its own wait where that is longer", [waitsFor("0")], [1]],
  ["after a wait that makes no sense", [waitsFor("soon", 503)], [1]],
])("delivers %s", async (_case, acts, waits) => {
  const sent = await send(...acts);
  expect(sent.result).toEqual({ ok: true });
  expect(sent.waits).toEqual(waits);
  expect(sent.causes).toHaveLength(waits.length);
});

it("says after each failed attempt whether there was an answer, and ends with the server's message", async () => {
  const failure = answers(503, { error: "Our store is away." });
  const { result, causes, waits } = await send("broken", signInPage, failure, failure);
  expect(causes).toEqual(["unanswered", "unanswered", "answered"]);
  expect(waits).toEqual([1, 2, 4]);
  expect(result).toEqual({
    ok: false,
    refused: false,
    message: "We got no confirmation, so your message may not have reached us. Our store is away.",
  });
});

it.each<[string, Act, string]>([
  ["a limit with a reason", answers(429, { error: "Ten came at once." }, { "Retry-After": "5" }), " Ten came at once."],
  ["a limit that lasts", waitsFor("600"), " Too many have come at once: please try again later."],
  ["too long a text", answers(413, { error: "That is too long." }), " That is too long."],
  ["a refusal whose reason is no text", answers(403, { error: 5, errors: "x" }), ""],
  ["a refusal that says nothing", answers(403, null), ""],
])("tells %s at once, in the server's words", async (_case, act, words) => {
  const { result, waits } = await send(act);
  expect(result).toMatchObject({ ok: false, refused: true, message: `Your message was not accepted.${words}` });
  expect(waits).toEqual([]);
});

it("names the fields that the server refuses", async () => {
  const phone = "Please enter your phone number.";
  const { result } = await send(answers(422, { errors: { phone, nonsense: 7 } }));
  expect(result).toEqual({
    ok: false,
    refused: true,
    message: "Your message was not accepted.",
    fields: { phone },
  });
});
