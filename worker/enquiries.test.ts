import assert from "node:assert/strict";
import { randomUUID } from "node:crypto";
import { after, before, describe, test } from "node:test";
import { load } from "cheerio";
import { type Row, readEnquiries, toCsv, toTable } from "../scripts/enquiries.ts";
import { database, remove, type Site, scratch, sql, start, until, type Webhook, webhook } from "./test-site.ts";

const began = new Date().toISOString().slice(0, 10);
const limit = 5;
const elsewhere = "https://www.firm.example";
const directory = scratch();
let hook: Webhook;
let site: Site;

before(async () => {
  hook = await webhook();
  site = await start(directory, { ENQUIRY_WEBHOOK: hook.url, ENQUIRY_LIMIT: `${limit}`, ENQUIRY_ORIGINS: elsewhere });
});

after(async () => {
  await site?.kill();
  hook?.close();
  remove(directory);
});

type Fields = Readonly<Record<string, unknown>>;
type Headers = Readonly<Record<string, string>>;

const valid = {
  name: "Ada Lovelace",
  email: "ada@example.org",
  phone: "+44 20 7946 0000",
  service: "Heating Systems",
  message: "The boiler is cold.\nThe engine room is warm.",
  elapsed: 8000,
};

/** Words that nobody has sent yet: without a key, the same words are the same enquiry. */
function fresh(): Fields {
  return { ...valid, message: randomUUID() };
}

let visitors = 0;

/** A network address that nobody has used yet, so that one test's enquiries don't count against another's. */
function visitor(): Headers {
  visitors++;
  return { "CF-Connecting-IP": `10.${visitors >> 16}.${(visitors >> 8) & 255}.${visitors & 255}` };
}

async function send(fields: Fields, headers: Headers = {}, to = site): Promise<Response> {
  const response = await fetch(`${to.origin}/api/enquiries`, {
    method: "POST",
    headers: { "Content-Type": "application/json", Origin: to.origin, ...visitor(), ...headers },
    body: JSON.stringify(fields),
  });
  // The development engine may restart by itself, and then asks for the request again. The form would send it again too.
  const restarted = response.status === 503 && (await response.clone().text()).includes("restarted mid-request");
  return restarted ? send(fields, headers, to) : response;
}

function sendForm(fields: Readonly<Record<string, string>>, headers: Headers = {}): Promise<Response> {
  return fetch(`${site.origin}/api/enquiries`, {
    method: "POST",
    headers: { Origin: site.origin, "Sec-Fetch-Site": "same-origin", ...visitor(), ...headers },
    body: new URLSearchParams(fields),
  });
}

async function idOf(response: Response): Promise<string> {
  assert.ok(response.ok, `${response.status} ${await response.clone().text()}\n${site.said()}`);
  const { id } = (await response.json()) as { id: string };
  assert.match(id, /^[\da-f-]{36}$/);
  return id;
}

function rows(): Promise<readonly Row[]> {
  return readEnquiries({ persistTo: database(directory) });
}

async function rowOf(id: string): Promise<Row | undefined> {
  return (await rows()).find((row) => row.id === id);
}

/** Runs the schedule once, as the engine does every five minutes in production. */
async function schedule(): Promise<void> {
  const response = await fetch(`${site.origin}/__scheduled`);
  assert.equal(await response.text(), "Ran scheduled event");
}

/** Does all the work, so many at a time. */
async function inParallel<T>(work: readonly T[], atOnce: number, run: (item: T) => Promise<void>): Promise<void> {
  const queue = [...work];
  const worker = async () => {
    for (let item = queue.shift(); item !== undefined; item = queue.shift()) await run(item);
  };
  await Promise.all(Array.from({ length: atOnce }, worker));
}

describe("an enquiry", () => {
  test("is stored before it is answered, with every word as it was typed", async () => {
    const response = await send(valid);
    assert.equal(response.status, 201);
    assert.equal(response.headers.get("Cache-Control"), "no-store");
    assert.equal(response.headers.get("X-Content-Type-Options"), "nosniff");
    const { name, email, phone, service, message } = (await rowOf(await idOf(response))) ?? {};
    assert.deepEqual({ name, email, phone, service, message, elapsed: 8000 }, valid);
  });

  test("is the same enquiry when it comes again with the same key", async () => {
    const key = { "Idempotency-Key": randomUUID() };
    const ids = await Promise.all([1, 2, 3].map(async () => idOf(await send(valid, key))));
    assert.equal(new Set(ids).size, 1);
    assert.equal((await rows()).filter(({ id }) => id === ids[0]).length, 1);
  });

  test("is corrected, not lost, when other words come with the same key", async () => {
    const key = { "Idempotency-Key": randomUUID() };
    const first = await idOf(await send(valid, key));
    const second = await idOf(await send({ ...valid, phone: "020 7946 0111" }, key));
    assert.equal(second, first);
    const found = (await rows()).filter(({ id }) => id === first);
    assert.deepEqual(
      found.map(({ phone }) => phone),
      ["020 7946 0111"],
    );
    const told = () => hook.accepted.filter(({ id }) => id === first).map(({ revision }) => revision);
    await until("the correction to be forwarded", () => told().length === 2);
    assert.deepEqual(told().sort(), [1, 2]);
  });

  test("is the same enquiry when a form without a key is sent twice", async () => {
    const before = (await rows()).length;
    const form = { name: "Twice", email: "t@example.org", phone: "1", message: "Twice" };
    for (const response of [await sendForm(form), await sendForm(form)]) assert.equal(response.ok, true);
    assert.equal((await rows()).length, before + 1);
  });
});

test("1,000 concurrent enquiries, each sent again and again, give 1,000 rows", async () => {
  const before = new Set((await rows()).map(({ id }) => id));
  const known = new Set(hook.accepted.map(({ id }) => id));
  const ids = new Map<string, string>();
  await inParallel([...Array(1000).keys()], 25, async (number) => {
    const key = { "Idempotency-Key": randomUUID() };
    const fields = { ...valid, message: `Enquiry ${number}` };
    const answers = await Promise.all([idOf(await send(fields, key)), send(fields, key).then(idOf)]);
    answers.push(await idOf(await send(fields, key)));
    assert.equal(new Set(answers).size, 1);
    ids.set(answers[0], fields.message);
  });
  assert.equal(ids.size, 1000);
  const stored = (await rows()).filter(({ id }) => !before.has(id));
  assert.equal(stored.length, 1000);
  assert.deepEqual(new Map(stored.map(({ id, message }) => [id, message])), new Map([...ids].sort(byOrderOf(stored))));

  const forwarded = () => hook.accepted.map(({ id }) => id).filter((id) => !known.has(id));
  await until("every one to be forwarded", () => forwarded().length >= 1000);
  assert.equal(new Set(forwarded()).size, forwarded().length, "one was forwarded twice");
});

function byOrderOf(stored: readonly Row[]) {
  const place = new Map(stored.map(({ id }, index) => [id, index]));
  return ([a]: [string, string], [b]: [string, string]) => (place.get(a) ?? 0) - (place.get(b) ?? 0);
}

test("a kill of the process under load loses nothing that was answered with 201", async () => {
  const place = scratch();
  let victim = await start(place, { ENQUIRY_LIMIT: "1000" });
  try {
    const enquiries = [...Array(600).keys()].map((number) => ({ number, key: randomUUID() }));
    const answered = new Map<string, string>();
    let killed: Promise<void> | undefined;
    await inParallel(enquiries, 20, async ({ number, key }) => {
      const response = await send({ ...valid, message: `Enquiry ${number}` }, { "Idempotency-Key": key }, victim).catch(
        () => undefined,
      );
      if (response?.status === 201) {
        const body = await response.json().catch(() => undefined);
        if (body) answered.set(key, (body as { id: string }).id);
      }
      if (answered.size === 250) killed ??= victim.kill();
    });
    await killed;
    assert.ok(answered.size >= 250 && answered.size < 600, `${answered.size} were answered`);

    victim = await start(place, { ENQUIRY_LIMIT: "1000" });
    const survived = new Set((await readEnquiries({ persistTo: database(place) })).map(({ id }) => id));
    assert.deepEqual(
      [...answered.values()].filter((id) => !survived.has(id)),
      [],
    );

    // The visitors whose answer was lost try again: all of them are stored in the end, none of them twice.
    await inParallel(enquiries, 20, async ({ number, key }) => {
      const id = await idOf(await send({ ...valid, message: `Enquiry ${number}` }, { "Idempotency-Key": key }, victim));
      assert.equal(id, answered.get(key) ?? id);
    });
    assert.equal((await readEnquiries({ persistTo: database(place) })).length, 600);

    // A database that fails is said to have failed.
    await sql(place, "ALTER TABLE enquiries RENAME COLUMN message TO lost");
    assert.equal((await send(valid, {}, victim)).status, 503);
  } finally {
    await victim.kill();
    remove(place);
  }
});

describe("what is no enquiry stores nothing and is told why:", () => {
  let stored = 0;
  before(async () => {
    stored = (await rows()).length;
  });
  after(async () => assert.equal((await rows()).length, stored));

  const huge = { ...valid, message: "x".repeat(16 * 1024) };
  const json = { "Content-Type": "application/json" };
  const raw = (body: BodyInit, headers: Headers = json) =>
    fetch(`${site.origin}/api/enquiries`, {
      method: "POST",
      headers: { Origin: site.origin, ...visitor(), ...headers },
      body,
      duplex: "half",
    } as RequestInit);

  const refused: readonly (readonly [string, number, () => Promise<Response>])[] = [
    ["too large", 413, () => send(huge)],
    ["too large, of a length not announced", 413, () => raw(new Blob([JSON.stringify(huge)]).stream())],
    ["too large as a form", 413, () => sendForm({ ...huge, elapsed: "" })],
    ["not JSON", 400, () => raw('{"name": "Ada')],
    ["JSON, but a list", 400, () => raw("[1, 2]")],
    ["JSON, but nothing", 400, () => raw("null")],
    ["an empty body", 400, () => raw("")],
    ["not UTF-8", 400, () => raw(new Uint8Array([0x7b, 0xff, 0xfe, 0x7d]))],
    ["another content type", 415, () => raw(JSON.stringify(valid), { "Content-Type": "text/plain" })],
    ["a form with files", 415, () => raw(new FormData(), {})],
    ["from another site", 403, () => send(valid, { Origin: "https://elsewhere.example" })],
    ["from another port", 403, () => send(valid, { Origin: "http://127.0.0.1:1" })],
    ["from a hidden origin", 403, () => send(valid, { Origin: "null" })],
    ["a form from another site", 403, () => sendForm(validForm, { Origin: "null", "Sec-Fetch-Site": "cross-site" })],
    ["another method", 405, () => fetch(`${site.origin}/api/enquiries`)],
    ["a deletion", 405, () => fetch(`${site.origin}/api/enquiries`, { method: "DELETE" })],
  ];
  const validForm = { ...valid, elapsed: "8000" };
  for (const [what, status, request] of refused) {
    test(what, async () => assert.equal((await request()).status, status));
  }

  const invalid: readonly (readonly [string, Fields, readonly string[]])[] = [
    ["everything missing", {}, ["email", "message", "name", "phone"]],
    ["nothing but spaces", { ...valid, name: " ", message: "\n\t" }, ["message", "name"]],
    ["numbers and lists for text", { ...valid, name: 5, message: ["x"], phone: null }, ["message", "name", "phone"]],
    ["objects for text", { ...valid, email: { $ne: "" }, service: {} }, ["email", "service"]],
    ["a name too long", { ...valid, name: "x".repeat(101) }, ["name"]],
    ["a message too long", { ...valid, message: "x".repeat(5001) }, ["message"]],
    ["no email address", { ...valid, email: "ada at example" }, ["email"]],
    ["an email address with a header", { ...valid, email: "a@b.co\nBcc: c@d.co" }, ["email"]],
    ["a service nobody offers", { ...valid, service: "Rockets" }, ["service"]],
    ["the trap filled in", { ...valid, website: "https://spam.example" }, ["website"]],
    ["faster than a person", { ...valid, elapsed: 200 }, ["elapsed"]],
    ["a time that is none", { ...valid, elapsed: "soon" }, ["elapsed"]],
    ["a key that is none", { ...valid, key: "1" }, ["key"]],
  ];
  for (const [what, fields, names] of invalid) {
    test(`${what}: ${names.join(", ")}`, async () => {
      const response = await send(fields);
      assert.equal(response.status, 422);
      const { errors } = (await response.json()) as { errors: Record<string, string> };
      assert.deepEqual(Object.keys(errors).sort(), names);
      for (const message of Object.values(errors)) assert.match(message, /^[A-Z].*\.$/);
    });
  }
});

test("a flood from one address is stored up to the limit, and nobody else is shut out", async () => {
  const before = (await rows()).length;
  const flooder = visitor();
  const keys = [...Array(40)].map(() => randomUUID());
  const post = (key: string) => send({ ...valid, message: key }, { ...flooder, "Idempotency-Key": key });
  const answers = await Promise.all(keys.map(async (key) => ({ key, response: await post(key) })));
  const letIn = answers.filter(({ response }) => response.status === 201);
  assert.equal(letIn.length, limit);
  for (const { response } of answers) {
    if (response.status === 201) continue;
    assert.equal(response.status, 429);
    const wait = Number(response.headers.get("Retry-After"));
    assert.ok(Number.isInteger(wait) && wait >= 1 && wait <= 600, `Retry-After: ${wait}`);
  }
  assert.equal((await rows()).length, before + limit);
  assert.equal((await post(letIn[0]?.key ?? "")).status, 200, "a retry of a stored enquiry is no flood");
  assert.equal((await send(fresh(), { ...flooder, "Idempotency-Key": letIn[0]?.key ?? "" })).status, 429);
  assert.equal((await send(fresh())).status, 201, "another address is let in");

  const network = { "CF-Connecting-IP": "2001:db8:1:2::1" };
  for (let i = 0; i < limit; i++) await send(fresh(), network);
  const neighbour = await send(fresh(), { "CF-Connecting-IP": "2001:db8:1:2:3:4:5:6" });
  assert.equal(neighbour.status, 429, "one household, one limit");
});

describe("a form sent by the browser itself", () => {
  const hostile = `"><img src=x onerror=alert(1)></textarea><script>alert('&amp;')</script>`;

  test("is answered with a page that says what happens next", async () => {
    const response = await sendForm({ ...valid, elapsed: "", key: "", website: "", message: "By form" });
    assert.equal(response.status, 201);
    const $ = load(await response.text());
    assert.equal($("h1").text(), "Message Sent!");
    assert.ok($("ol li").length >= 3);
    assert.equal($('a[href="/contact"]').length, 1);
    assert.ok($('a[href^="tel:+44"]').length);
    const style = $("style").text();
    for (const [, colour] of style.matchAll(/var\((--[\w-]+)\)/g)) assert.ok(style.includes(`${colour}: #`), colour);
  });

  test("with mistakes comes back with every word, harmless, and can be sent on", async () => {
    const typed = { name: hostile, email: "nowhere", phone: "'1\"", service: "Other", message: `\n  ${hostile}\r\n2` };
    const response = await sendForm({ ...typed, website: "filled in by the browser" });
    assert.equal(response.status, 422);
    assert.match(
      response.headers.get("Content-Security-Policy") ?? "",
      /^default-src 'none'; style-src 'nonce-[\w-]+'/,
    );
    const html = await response.text();
    const $ = load(html);
    assert.equal($("script, img").length, 0);
    assert.equal($("#name").val(), hostile);
    assert.equal($("#phone").val(), typed.phone);
    assert.equal($("#service").val(), "Other");
    assert.equal(String($("#message").val()).trim(), typed.message.replace("\r", "").trim());
    assert.equal($("#email").attr("aria-invalid"), "true");
    assert.equal($("[role=alert] li").length, 2);
    for (const link of $("[role=alert] a")) assert.equal($($(link).attr("href") ?? "").length, 1);

    const again = Object.fromEntries(
      $("form")
        .serializeArray()
        .map(({ name, value }) => [name, value]),
    );
    const sent = await sendForm({ ...again, email: "right@example.org" });
    assert.equal(sent.status, 201);
    assert.equal(load(await sent.text())("script, img").length, 0);
    const stored = (await rows()).at(-1);
    assert.equal(stored?.name, hostile);
    assert.equal(stored?.message, typed.message.replace("\r", "").trim());
  });

  test("keeps every word when the limit is reached", async () => {
    const flooder = visitor();
    for (let i = 0; i < limit; i++) await send(fresh(), flooder);
    const response = await sendForm({ ...valid, elapsed: "", message: "One too many" }, flooder);
    assert.equal(response.status, 429);
    assert.equal(load(await response.text())("#message").val(), "One too many");
  });
});

test("a forward that fails is tried again by the schedule, and succeeds once", async () => {
  const status = async (id: string) => (await rowOf(id))?.forward_status;
  const enquiry = fresh();
  const refusals = hook.refused;
  hook.status = 500;
  const id = await idOf(await send(enquiry));
  await until("the failure to be noted", async () =>
    (await sql(directory, `SELECT last_error FROM enquiries WHERE id = '${id}' AND claimed_until IS NULL`)).includes(
      "HTTP 500",
    ),
  );
  assert.equal(await status(id), "pending");
  assert.equal(hook.refused, refusals + 1);

  // Followed, a redirect would look like a success.
  hook.status = 302;
  await schedule();
  assert.equal(hook.refused, refusals + 2);
  assert.equal(await status(id), "pending");

  hook.status = 200;
  await Promise.all([schedule(), schedule(), schedule()]);
  assert.equal(await status(id), "sent");
  await schedule();
  const arrived = hook.accepted.filter((body) => body.id === id);
  assert.deepEqual(
    arrived.map(({ message }) => message),
    [enquiry.message],
  );
});

test("an enquiry is deleted after a year, and not before", async () => {
  const [old, young] = [await idOf(await send(fresh())), await idOf(await send(fresh()))];
  const age = (id: string, days: number) =>
    sql(
      directory,
      `UPDATE enquiries SET received_at = '${new Date(Date.now() - days * 86_400_000).toISOString()}' WHERE id = '${id}'`,
    );
  await age(old, 367);
  await age(young, 360);
  await schedule();
  assert.equal(await rowOf(old), undefined);
  assert.equal((await rowOf(young))?.id, young);
  await age(young, 0);
});

test("network addresses are forgotten when they no longer count", async () => {
  const place = scratch();
  const short = await start(place, { ENQUIRY_LIMIT: "1", ENQUIRY_LIMIT_SECONDS: "1" });
  try {
    const known = visitor();
    assert.equal((await send(valid, known, short)).status, 201);
    await until("the window to pass", async () => (await send(fresh(), known, short)).status === 201);
    await until("the addresses to go", async () => {
      await fetch(`${short.origin}/__scheduled`);
      return /"n": 0/.test(await sql(place, "SELECT count(sender) AS n FROM enquiries"));
    });
    const all = await readEnquiries({ persistTo: database(place) });
    assert.equal(all.length, 2);
    assert.deepEqual(
      all.map(({ forward_status }) => forward_status),
      ["none", "none"],
    );
  } finally {
    await short.kill();
    remove(place);
  }
});

test("an origin the owner has named may send, and no other is told that it may", async () => {
  const preflight = (origin: string) =>
    fetch(`${site.origin}/api/enquiries`, {
      method: "OPTIONS",
      headers: { Origin: origin, "Access-Control-Request-Method": "POST" },
    });
  const allowed = await preflight(elsewhere);
  assert.equal(allowed.status, 204);
  assert.equal(allowed.headers.get("Access-Control-Allow-Origin"), elsewhere);
  assert.match(allowed.headers.get("Access-Control-Allow-Headers") ?? "", /Idempotency-Key/);
  const sent = await send(fresh(), { Origin: elsewhere });
  assert.equal(sent.status, 201);
  assert.equal(sent.headers.get("Access-Control-Allow-Origin"), elsewhere);

  const refused = await preflight("https://www.firm.example.evil.example");
  assert.equal(refused.status, 403);
  assert.equal(refused.headers.get("Access-Control-Allow-Origin"), null);
});

test("pages are served as they are without the Worker", async () => {
  assert.match(await (await fetch(site.origin)).text(), /Home/);
  for (const path of ["/nowhere", "/api/nowhere"]) {
    const response = await fetch(site.origin + path);
    assert.equal(response.status, 404);
    assert.match(await response.text(), /Not found/);
  }
});

describe("the list for the owner", () => {
  const row: Row = {
    n: 1,
    received_at: "2026-11-21T08:00:00.000Z",
    name: '=HYPERLINK("https://evil.example")',
    phone: "+44 20 7946 0000",
    email: "@sum",
    service: "\tx",
    message: 'Say "cold",\n-1+1',
    forward_status: "none",
    id: "\r=1",
  };

  test("cannot run anything in a spreadsheet", () => {
    const line = toCsv([row]).split("\r\n").slice(1, -1).join("\r\n");
    assert.equal(
      line,
      `"2026-11-21T08:00:00.000Z","'=HYPERLINK(""https://evil.example"")","'+44 20 7946 0000","'@sum","'\tx",` +
        `"Say ""cold"",\n-1+1","none","'\r=1"`,
    );
    for (const start of ["=1", "+1", "-1", "@a", "\t=1", "\r=1", " =1", "＝1"]) {
      assert.ok(toCsv([{ ...row, name: start }]).includes(`"'${start}"`), JSON.stringify(start));
    }
  });

  test("cannot steer a terminal", () => {
    const text = toTable([
      { ...row, name: "\u001b[31mred\u0007\u202Eder\u009b2J", message: "a\u001b]0;title\u0007\nb\r\u2028c" },
    ]);
    assert.doesNotMatch(text, /[^\P{Cc}\n]|\p{Cf}|[\u2028\u2029]/u);
    assert.match(text, /\n {4}a \]0;title\n {4}b c\n/);
  });

  test("says so when nothing came in, and refuses a day that is none", async () => {
    assert.equal(toTable([]), "No enquiries.\n");
    const place = scratch();
    assert.deepEqual(await readEnquiries({ persistTo: database(place) }), []);
    remove(place);
    await assert.rejects(readEnquiries({ since: "' OR 1=1" }), /2026-11-01/);
  });

  test("leaves out what came before the day that is asked for", async () => {
    const persistTo = database(directory);
    assert.equal((await send(fresh())).status, 201);
    const all = await rows();
    assert.deepEqual(await readEnquiries({ persistTo, since: began }), all);
    assert.deepEqual(await readEnquiries({ persistTo, since: "2999-01-01" }), []);
  });
});
