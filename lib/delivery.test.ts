/** @jest-environment node */
import { type Act, type Endpoint, endpoint } from "@/e2e/endpoint";
import { deliver } from "./delivery";
import type { Cause, Enquiry } from "./delivery-outcome";
import { newKey } from "./delivery-request";

// Against a real server and with the real waits. The cases wait side by side, the longest first.
jest.setTimeout(60_000);

const enquiry: Enquiry = {
  name: "Ada Byron",
  email: "ada@firm.example",
  phone: "020 7946 0000",
  service: "Gas Services",
  message: "Boiler E119",
  website: "",
  elapsed: 8000,
};
const open: Endpoint[] = [];

async function send(acts: readonly Act[]) {
  const server = await endpoint(...acts);
  open.push(server);
  const key = newKey();
  const causes: Cause[] = [];
  const result = await deliver(server.url, enquiry, key, (why) => causes.push(why));
  const retries = causes.length;
  return { result, key, taken: server.taken, tries: server.times.length, retries, causes, waits: gaps(server.times) };
}

/** The waits between requests, in whole seconds. */
function gaps(times: readonly number[]): number[] {
  return times.slice(1).map((time, index) => Math.round((time - (times[index] ?? 0)) / 1000));
}

afterAll(() => Promise.all(open.map((server) => server.close().catch(() => undefined))));

const again: readonly (readonly [string, readonly Act[], readonly number[]])[] = [
  ["after 30 s where the server asked for that", [{ status: 429, headers: { "Retry-After": "30" } }], [30]],
  [
    "after 30 s where the server failed and asked for an hour",
    [{ status: 503, headers: { "Retry-After": "3600" } }],
    [30],
  ],
  ["at once where all is well", [], []],
  ["at the third try after two failures of the server", [{ status: 500 }, { status: 500 }], [1, 2]],
  ["after 408, 425 and 503, at the last try", [{ status: 408 }, { status: 425 }, { status: 503 }], [1, 2, 4]],
  ["after the wait the server asked for", [{ status: 429, headers: { "Retry-After": "3" } }], [3]],
  ["after its own wait where that is longer", [{ status: 429, headers: { "Retry-After": "0" } }], [1]],
  ["after a wait that makes no sense", [{ status: 503, headers: { "Retry-After": "soon" } }], [1]],
  ["after a network's sign-in page with status 200", ["page"], [1]],
  ["after a server that says nothing for 15 s", ["silent"], [16]],
];

it.concurrent.each(again)("delivers %s", async (_case, acts, waits) => {
  const { result, key, taken, causes: _, ...sent } = await send(acts);
  expect(result).toEqual({ ok: true });
  expect(sent).toEqual({ tries: waits.length + 1, retries: waits.length, waits });
  expect([...taken.keys()]).toEqual([key]);
  expect(taken.get(key)).toHaveLength(1);
});

it.concurrent("waits until the date the server named", async () => {
  const headers = { "Retry-After": new Date(Date.now() + 5000).toUTCString() };
  const { result, waits } = await send([{ status: 503, headers }]);
  expect(result).toEqual({ ok: true });
  expect(waits[0]).toBeGreaterThanOrEqual(4);
  expect(waits[0]).toBeLessThanOrEqual(5);
});

it.concurrent("delivers once where the answer was lost on the way", async () => {
  const { result, key, taken, tries } = await send(["lost", "lost"]);
  expect(result).toEqual({ ok: true });
  expect(tries).toBe(3);
  expect([...taken]).toEqual([[key, [expect.stringContaining("Boiler E119")]]]);
});

it.concurrent("delivers when a server that refused connections is back", async () => {
  const server = await endpoint();
  open.push(server);
  await server.close();
  let retries = 0;
  const result = await deliver(server.url, enquiry, newKey(), () => {
    retries++;
    if (retries === 2) void server.open();
  });
  expect(result).toEqual({ ok: true });
  expect(retries).toBe(2);
  expect(server.taken.size).toBe(1);
});

it.concurrent("says that nothing was confirmed where connections stay refused", async () => {
  const server = await endpoint();
  await server.close();
  const result = await deliver(server.url, enquiry, newKey());
  expect(result).toEqual({
    ok: false,
    refused: false,
    message: "We got no confirmation, so your message may not have reached us.",
  });
});

it.concurrent("says of each failed try whether anybody answered, and ends with the server's own words", async () => {
  const failure = { status: 503, body: { error: "Our store is away." } };
  const { result, causes } = await send(["lost", "page", failure, failure]);
  expect(causes).toEqual(["unanswered", "unanswered", "answered"]);
  expect(result).toMatchObject({
    refused: false,
    message: expect.stringMatching(/We got no confirmation.* Our store is away\.$/),
  });
});

it.concurrent.each([
  [
    "a limit with a reason",
    { status: 429, headers: { "Retry-After": "5" }, body: { error: "Ten came at once." } },
    "Ten came at once.",
  ],
  [
    "a limit that lasts",
    { status: 429, headers: { "Retry-After": "600" } },
    "Too many have come at once: please try again later.",
  ],
  ["too long a text", { status: 413, body: { error: "That is too long." } }, "That is too long."],
] as const)("tells %s at once, in the server's words", async (_case, act, words) => {
  const { result, tries } = await send([act]);
  expect(result).toEqual({ ok: false, refused: true, message: `Your message was not accepted. ${words}` });
  expect(tries).toBe(1);
});

it.concurrent("gives up after three retries and takes a page for no answer", async () => {
  const { result, tries, taken, retries } = await send(["page", "page", "page", "page"]);
  expect(result.ok).toBe(false);
  expect({ tries, retries, delivered: taken.size }).toEqual({ tries: 4, retries: 3, delivered: 0 });
});

it.concurrent("names the fields that the server refuses, and does not repeat itself", async () => {
  const body = { errors: { phone: "Please enter your phone number.", nonsense: 7 } };
  const { result, tries, retries } = await send([{ status: 422, body }]);
  expect(result).toEqual({
    ok: false,
    refused: true,
    message: "Your message was not accepted.",
    fields: { phone: "Please enter your phone number." },
  });
  expect({ tries, retries }).toEqual({ tries: 1, retries: 0 });
});

it.concurrent.each([
  ["the server's reason", { error: "That is too long." }, "Your message was not accepted. That is too long."],
  ["plain words where the reason is no text", { error: 5, errors: "x" }, "Your message was not accepted."],
  ["plain words where the answer is nothing", null, "Your message was not accepted."],
])("gives %s for a refusal", async (_case, body, message) => {
  const { result } = await send([{ status: 403, body }]);
  expect(result).toEqual({ ok: false, refused: true, message });
});

it("makes a different UUID each time", () => {
  const keys = Array.from({ length: 100 }, newKey);
  expect(new Set(keys).size).toBe(100);
  for (const key of keys) expect(key).toMatch(/^[\da-f]{8}-[\da-f]{4}-4[\da-f]{3}-[89ab][\da-f]{3}-[\da-f]{12}$/);
});
