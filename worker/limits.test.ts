import assert from "node:assert/strict";
import { randomUUID } from "node:crypto";
import { test } from "node:test";
import { load } from "cheerio";
import {
  type Fields,
  fresh,
  type Headers,
  idOf,
  inParallel,
  rowOf,
  rowsIn,
  schedule,
  send,
  sendForm,
  takenBy,
  validForm,
  visitor,
} from "./test-client.ts";
import { serve, sql, until } from "./test-site.ts";

const limit = 5;
const day = 400;
const at = serve({
  ENQUIRY_LIMIT: `${limit}`,
  ENQUIRY_DAY_LIMIT: `${day}`,
  TURNSTILE_SECRET: "of a test",
});

/** Sends so many, as fast as they go, and returns the answers. */
async function flood(
  count: number,
  from: (number: number) => Headers,
  more: Fields = {},
): Promise<readonly Response[]> {
  const answers: Response[] = [];
  await inParallel([...Array(count).keys()], 20, async (number) => {
    answers.push(await send(at.site, fresh(more), { ...from(number), "Idempotency-Key": randomUUID() }));
  });
  return answers;
}

async function statuses(answers: readonly Response[]): Promise<Readonly<Record<string, number>>> {
  const ids = new Set(await Promise.all(answers.map(idOf)));
  const counts: Record<string, number> = {};
  for (const { id, forward_status } of await rowsIn(at.directory)) {
    // One that is being forwarded this moment counts as passed on.
    const status = forward_status === "held" ? "held" : "passed on";
    if (ids.has(id)) counts[status] = (counts[status] ?? 0) + 1;
  }
  return counts;
}

/** So that one test's arrivals don't count in the next. */
const forget = () =>
  sql(at.directory, "UPDATE enquiries SET received_at = '2026-01-01T00:00:00.000Z', forward_status = 'sent'");

test("beyond the limit of an address, a /48 or all together, enquiries are held, and those who took time have more", async () => {
  const one = visitor();
  assert.deepEqual(await statuses(await flood(20, () => one)), { "passed on": limit, held: 15 });
  await forget();
  const home = (number: number) => ({ "CF-Connecting-IP": `2001:db8:1:2::${(number + 1).toString(16)}` });
  assert.deepEqual(await statuses(await flood(20, home)), { "passed on": limit, held: 15 });
  await forget();
  const networks = (number: number) => ({ "CF-Connecting-IP": `2001:db8:7:${number.toString(16)}::1` });
  assert.deepEqual(await statuses(await flood(40, networks)), { "passed on": limit * 3, held: 40 - limit * 3 });
  await forget();
  assert.deepEqual(await statuses(await flood(50, visitor)), { "passed on": limit * 6, held: 50 - limit * 6 });
  await forget();
  const office = visitor();
  assert.deepEqual(await statuses(await flood(limit * 5, () => office, { elapsed: 60_000 })), {
    "passed on": limit * 5,
  });
  await forget();
});

test("a correction counts as an arrival of its own sender and time", async () => {
  const from = { ...visitor(), "Idempotency-Key": randomUUID() };
  const texts = async (count: number) => {
    const answers = [];
    for (let i = 0; i < count; i++) answers.push(await send(at.site, fresh(), from));
    return statuses(answers);
  };
  assert.deepEqual(await texts(10), { "passed on": limit, held: 10 - limit });
  await forget();
  assert.deepEqual(await texts(10), { "passed on": limit, held: 10 - limit });
  await forget();
});

test("one that came faster than a person types is held, and forwarded later; without a challenge passed it says so", async () => {
  const quick = fresh({ elapsed: 200, turnstile: "made up" });
  const id = await idOf(await send(at.site, quick));
  assert.equal((await rowOf(at.directory, id))?.forward_status, "held");
  assert.equal((await rowOf(at.directory, id))?.verified, 0);
  await schedule(at.site);
  assert.deepEqual(
    takenBy(at.hook, [id]).map(({ message, verified }) => [message, verified]),
    [[quick.message, false]],
  );
});

test("a bot in the same office delays its people, and loses none of them", async () => {
  const office = visitor();
  const known = at.hook.accepted.length;
  // More than the share of those who take no time: some of the bot's are refused, none of the people's.
  const [bot, people] = await Promise.all([
    flood(day / 2 + 50, () => office),
    flood(40, () => office, { elapsed: 45_000 }),
  ]);
  for (const answer of people) assert.equal(answer.status, 201);
  const refused = bot.filter(({ status }) => status === 429);
  assert.ok(refused.length >= 50, `${refused.length} of the bot's were refused`);
  assert.match((await refused[0]?.text()) ?? "", /"error":".*call us/);
  const ids = await Promise.all(people.map(idOf));
  for (let run = 0; takenBy(at.hook, ids).length < 40; run++) {
    assert.ok(run < 6, "the people's were not the first to be forwarded");
    await schedule(at.site);
  }
  assert.equal(takenBy(at.hook, ids).length, 40);
  assert.ok(at.hook.accepted.length - known < 150, "the rest is forwarded slowly");
  await until("the owner to be told once", () => at.hook.alarms.includes("full"));
  assert.deepEqual(at.hook.alarms, ["full"]);

  // Who sends the form itself reads why, and has the words.
  const response = await sendForm(at.site, { ...validForm, message: "One too many" }, office);
  assert.equal(response.status, 429);
  const $ = load(await response.text());
  assert.match($("[role=alert]").text(), /more enquiries than our form can take/);
  assert.equal($("#message").val(), "One too many");
  assert.ok($('a[href^="tel:+44"]').length);

  assert.equal(
    (await send(at.site, fresh({ elapsed: 45_000 }))).status,
    201,
    "the day's other half is for the unhurried",
  );
});
