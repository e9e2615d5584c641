import assert from "node:assert/strict";
import { rmSync } from "node:fs";
import { join } from "node:path";
import { test } from "node:test";
import { load } from "cheerio";
import { formAddress, subjectsPath } from "@/lib/enquiry";
import { fresh, idOf, rowOf, rowsIn, send, sendForm, takenBy, valid } from "./test-client.ts";
import { remove, scratch, serve, start, until } from "./test-site.ts";

const at = serve();
const chiller = "/services/chiller-installation";
/** What a browser without scripts says of the page on which the form stands. */
const onForm = (from: string, origin = at.site.origin) => ({ Referer: origin + formAddress(from) });

async function postForm(message: string, headers: Record<string, string>, more = {}) {
  const response = await sendForm(at.site, { ...valid, message, ...more }, headers);
  assert.equal(response.status, 201);
  return (await rowsIn(at.directory)).at(-1)?.page;
}

test("the page that the script names is stored and forwarded, if the site has it", async () => {
  const ids: string[] = [];
  for (const page of [chiller, "/areas/camden", "/"]) {
    ids.push(await idOf(await send(at.site, fresh({ page }))));
    assert.equal((await rowOf(at.directory, ids.at(-1) ?? ""))?.page, page);
  }
  await until("them to be forwarded", () => takenBy(at.hook, ids).length === 3);
  assert.equal(takenBy(at.hook, ids).find(({ id }) => id === ids[0])?.page, chiller);
  for (const page of [
    "/areas/nowhere",
    `${chiller}?x=1`,
    "//elsewhere.example/camden",
    "x".repeat(9000),
    { a: 1 },
    7,
  ]) {
    const id = await idOf(await send(at.site, fresh({ page })));
    assert.equal((await rowOf(at.directory, id))?.page, null, JSON.stringify(page).slice(0, 40));
  }
});

test("without scripts the form's own address says where the visitor came from, and nothing else of it is kept", async () => {
  assert.equal(await postForm("a", onForm(chiller)), chiller);
  assert.equal(
    await postForm("b", { Referer: `${at.site.origin}/contact?about=camden&email=ada@example.org` }),
    "/areas/camden",
  );
  assert.equal(await postForm("c", onForm(chiller, "https://elsewhere.example")), null);
  assert.equal(await postForm("d", { Referer: `${at.site.origin}/contact?about=<script>` }), null);
  assert.equal(await postForm("e", { Referer: "mangled" }), null);
  assert.equal(await postForm("f", {}), null);
});

test("a form that comes back names the page, has its service chosen, and goes on with it", async () => {
  const response = await sendForm(at.site, { ...valid, service: "", email: "" }, onForm(chiller));
  assert.equal(response.status, 422);
  const $ = load(await response.text());
  assert.equal($("#service").val(), "HVAC Installation");
  assert.match($("form").text(), /About: Chiller Installation/);
  const fields = Object.fromEntries(
    $("form")
      .serializeArray()
      .map(({ name, value }) => [name, value]),
  );
  const again = { Referer: `${at.site.origin}/api/enquiries` };
  assert.equal(await postForm("Sent on", again, { ...fields, email: "ada@example.org", message: "Sent on" }), chiller);

  const chosen = await sendForm(at.site, { ...valid, email: "" }, onForm(chiller));
  assert.equal(load(await chosen.text())("#service").val(), valid.service, "what was chosen stays");
});

test("the same words from another page are the same enquiry", async () => {
  const enquiry = fresh();
  const from = { "CF-Connecting-IP": "192.0.2.9" };
  const id = await idOf(await send(at.site, { ...enquiry, page: chiller }, from));
  assert.equal(await idOf(await send(at.site, { ...enquiry, page: "/" }, from)), id);
});

test("without the list of pages an enquiry is stored all the same", async () => {
  const directory = scratch();
  rmSync(join(directory, "out", subjectsPath));
  const site = await start(directory, {});
  try {
    const id = await idOf(await send(site, fresh({ page: chiller })));
    assert.equal((await rowOf(directory, id))?.page, null);
  } finally {
    await site.kill();
    remove(directory);
  }
});
