import assert from "node:assert/strict";
import { mock, test } from "node:test";
import { passed } from "./turnstile.ts";

test("the challenge counts as passed on the service's word alone", async () => {
  const digest = "0123456789abcdef".repeat(4);
  const asked: unknown[] = [];
  let answer: () => Response | Promise<Response> = () => Response.json({ success: true });
  mock.method(globalThis, "fetch", async (_url: string, { body }: { body: string }) => {
    asked.push(JSON.parse(body));
    return answer();
  });
  assert.equal(await passed("secret", "token", "192.0.2.1", digest), true);
  const idempotency_key = "01234567-89ab-cdef-0123-456789abcdef";
  assert.deepEqual(asked, [{ secret: "secret", response: "token", idempotency_key, remoteip: "192.0.2.1" }]);
  assert.equal(await passed("secret", undefined, null, digest), false);
  assert.equal(asked.length, 1, "nobody is asked without a token");
  for (const other of [
    () => Response.json({ success: false, "error-codes": ["timeout-or-duplicate"] }),
    () => new Response("<h1>502</h1>", { status: 502 }),
    () => Promise.reject(new TypeError("fetch failed")),
  ]) {
    answer = other;
    assert.equal(await passed("secret", "token", null, digest), false);
  }
});
