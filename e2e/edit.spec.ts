import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import { cpSync, existsSync, mkdtempSync, readFileSync, rmSync } from "node:fs";
import { join, resolve } from "node:path";
import { expect, type Page, test } from "@playwright/test";
import { type CheerioAPI, load } from "cheerio";
import sharp from "sharp";
import { addDays, today } from "@/lib/days";
import { builtPage } from "./built";
import { templates } from "./pages";

// `npm run edit` in a copy of the project, so that the firm's records do not change. The tests depend on one another.
test.describe.configure({ mode: "serial" });

let folder: string;
let editor: ChildProcess;
let address: string;
/** The findings of the start page and the origin of the preview, requested once, because it takes seconds. */
let findings: { readonly preview: string };
/** The output of the editor and its preview. */
let output = "";

const record = (name: string) => JSON.parse(readFileSync(join(folder, `data/owner/${name}.json`), "utf8"));

async function open(page: Page, title: string) {
  await page.goto(address);
  await press(page, title);
  await expect(page.getByRole("heading", { name: title, exact: true })).toBeVisible();
}

/** Fills in fields by their exact labels. */
async function fill(page: Page, fields: Readonly<Record<string, string>>) {
  for (const [label, words] of Object.entries(fields)) await page.getByLabel(label, { exact: true }).fill(words);
}

const press = (page: Page, button: string) => page.getByRole("button", { name: button, exact: true }).first().click();

const preview = (page: Page) => page.frameLocator('iframe[title="Preview of the site"]');

async function save(page: Page) {
  await press(page, "Save");
  await expect(page.getByRole("status")).toContainText("Saved in data/owner/");
}

test.beforeAll(async () => {
  // The folder is in the project, so that Node finds node_modules in a parent folder.
  folder = mkdtempSync(resolve("generated/edit-"));
  const parts = ["app", "components", "data", "lib", "public", "scripts", "worker"];
  const files = ["next.config.ts", "package.json", "postcss.config.mjs", "tsconfig.json", "wrangler.jsonc"];
  for (const part of [...parts, ...files])
    cpSync(part, join(folder, part), { recursive: true, filter: (file) => !/\.test\.tsx?$/.test(file) });
  cpSync("fixtures/delivered", join(folder, "data/owner"), { recursive: true });
  const args = ["--import", "tsx", "--import", "./scripts/prepare.ts", "scripts/edit.ts"];
  const env = { ...process.env, PORT: "0", NODE_ENV: "development" } as const;
  editor = spawn(process.execPath, args, { cwd: folder, env, stdio: ["ignore", "pipe", "pipe"] });
  editor.stderr?.pipe(process.stderr);
  for await (const part of editor.stdout?.iterator({ destroyOnReturn: false }) ?? []) {
    output += part;
    address = /http:\/\/127\.0\.0\.1:\d+\/#\S+/.exec(output)?.[0] ?? "";
    if (address) break;
  }
  editor.stdout?.on("data", (part) => {
    output += part;
  });
  expect(address, output).not.toBe("");
  const [origin = "", token = ""] = address.split("/#");
  const answer = await fetch(`${origin}/api/findings`, { headers: { authorization: `Bearer ${token}` } });
  findings = await answer.json();
});

test.beforeEach(async ({ page }) => {
  await page.route("**/api/findings", (route) => route.fulfill({ json: findings }));
  // The preview is the development server, which is slow, so only one test uses it.
  await page.route(`${findings.preview}/**`, (route) => route.fulfill({ body: "" }));
});

test.afterAll(async () => {
  editor.kill();
  // Next's child processes write to the folder until they have closed the stderr that they share with the editor.
  await once(editor, "close");
  rmSync(folder, { recursive: true, force: true, maxRetries: 10 });
});

/** The metadata and the links of a page. */
function contentOf($: CheerioAPI) {
  // scripts/finish removes these from the export: Next's internal tag, and tags that X also reads from og:.
  const leftOut = /^(next-size-adjust|twitter:(title|description|image))/;
  const meta = $("meta[content]:not([http-equiv])")
    .map((_, { attribs }) => `${attribs.name ?? attribs.property}: ${attribs.content}`)
    .get()
    .filter((line) => !leftOut.test(line));
  return {
    title: $("title:not(svg title)").text(),
    canonical: $('link[rel="canonical"]').attr("href"),
    // Next may stream the head in a different order.
    meta: meta.sort(),
    structuredData: $('script[type="application/ld+json"]').text(),
    links: $("a")
      .map((_, { attribs }) => `${attribs.href} ${attribs["aria-current"] ?? ""}`)
      .get(),
  };
}

// Runs before anything is saved. The preview is Next's development server, as in `npm run dev`.
test("serves the same content from the development server as in the export", async () => {
  // Request them in sequence, because Next 16.4.6 is slower in parallel and answers some with 500.
  for (const path of templates) {
    const response = await fetch(findings.preview + path);
    expect([path, response.status]).toEqual([path, 200]);
    expect(contentOf(load(await response.text())), path).toEqual(contentOf(builtPage(path).$));
  }
  expect(output).not.toMatch(/⨯|error/i);
});

test("lists the findings on the start page, and links to their fields", async ({ page }) => {
  await page.goto(address);
  await expect(page.getByRole("status")).toContainText(/^\d+ facts left to settle$/);
  await page.getByRole("button", { name: "The VAT number is empty" }).click();
  await expect(page.getByLabel("VAT number")).toBeFocused();
});

test("rejects a wrong phone number beside its field, saves the right one and undoes it", async ({ page }) => {
  await open(page, "Business facts");
  const phone = page.getByLabel("Phone number");
  const { phone: before } = record("business");
  await phone.fill("0207");
  await press(page, "Save");
  await expect(page.getByRole("status")).toHaveText("Not saved. 1 field to correct.");
  await expect(phone).toBeFocused();
  await expect(page.locator(".rjsf-field").filter({ has: phone }).last()).toContainText(
    '"0207" should be a United Kingdom number such as 020 7946 0000 or +44 20 7946 0000.',
  );
  expect(record("business").phone).toBe(before);
  // Asks before it leaves a form with unsaved changes.
  page.once("dialog", (dialog) => dialog.dismiss());
  await press(page, "Notices");
  await expect(phone).toHaveValue("0207");
  await phone.fill("020 7946 0555");
  await save(page);
  await page.reload();
  await expect(phone).toHaveValue("020 7946 0555");
  await phone.fill("020 7946 0666");
  await save(page);
  await page.getByRole("button", { name: "Undo what was saved" }).click();
  await expect(phone).toHaveValue("020 7946 0555");
  expect(record("business").phone).toBe("020 7946 0555");
});

test("saves a notice for next week, unless it has a broken link", async ({ page }) => {
  await open(page, "Notices");
  await press(page, "Add an entry");
  const days = { "First day": today(), "Last day": addDays(today(), 7) };
  await fill(page, { ...days, Text: "Our [emergency line](/emergancy) is open." });
  await press(page, "Save");
  await expect(page.getByRole("main")).toContainText('No page has the address "/emergancy".');
  expect(record("notices")).toEqual([]);
  await page.getByLabel("Text").fill("Our [emergency line](/emergency) is open at Christmas.");
  await save(page);
  expect(record("notices")).toMatchObject([{ text: "Our [emergency line](/emergency) is open at Christmas." }]);
});

test("requires a price in pounds, and shows its page in the preview", async ({ page }) => {
  await page.unroute(`${findings.preview}/**`);
  await open(page, "Price guide");
  await press(page, "Add an entry");
  await page.getByRole("checkbox", { name: "/heating-services", exact: true }).check();
  await page.getByLabel("Lowest price").fill("85");
  await fill(page, {
    Work: "Boiler service",
    "What it is for": "per boiler, including VAT",
    "When it holds": "Weekdays",
    Since: "1 March 2027",
  });
  await press(page, "Save");
  await expect(page.getByRole("main")).toContainText('"85" should be a price such as £85.');
  await page.getByLabel("Lowest price").fill("£85");
  await save(page);
  expect(record("prices")).toMatchObject([{ pages: ["/heating-services"], work: "Boiler service", from: "£85" }]);
  await expect(page.getByTitle("Preview of the site")).toHaveAttribute("src", /\/heating-services$/);
  await expect(preview(page).getByRole("cell", { name: "£85 per boiler, including VAT" })).toBeVisible();
  // The preview also shows a change to the open page.
  await page.getByLabel("Lowest price").fill("£95");
  await save(page);
  await expect(preview(page).getByRole("cell", { name: "£95 per boiler, including VAT" })).toBeVisible();
});

const picture = async (name: string, width: number) => {
  const create = { width, height: 600, channels: 3, background: "#1c5c9f" } as const;
  return { name, mimeType: "image/jpeg", buffer: await sharp({ create }).jpeg().toBuffer() };
};

test("requires a large and described photograph for a case", async ({ page }) => {
  await open(page, "Cases");
  await press(page, "Add an entry");
  await page.getByRole("checkbox", { name: "ventilation-systems", exact: true }).check();
  await fill(page, {
    Building: "A fixture of the tests",
    Plant: "Air handling unit",
    Date: "February 2027",
    Duration: "Two weekends",
    Problem: "The rooms were stuffy.",
    "Work done": "We replaced a damper.",
    Result: "Below 1,100 ppm.",
    "Written permission": "Letter of 3 February 2027",
  });
  const file = page.getByLabel("Picture", { exact: true });
  await file.setInputFiles(await picture("small.jpg", 640));
  await expect(page.getByRole("alert")).toHaveText('"small.jpg" should be at least 800 pixels wide; it is 640.');
  await file.setInputFiles(await picture("Plant room.jpg", 900));
  await expect(page.getByRole("main")).toContainText(/plant-room-[\da-f]{8}\.jpg/);
  await press(page, "Save");
  await expect(page.getByRole("main")).toContainText(
    "It is empty and should be a description of what the picture shows",
  );
  await page.getByLabel("What it shows").fill("A blue wall");
  await save(page);
  const [{ picture: saved }] = record("cases");
  expect(saved).toEqual({ file: expect.stringMatching(/^plant-room-/), alt: "A blue wall" });
  expect(existsSync(join(folder, "data/owner/pictures", saved.file))).toBe(true);
});

test("lets only the editor itself read and write the records", async ({ request }) => {
  const [origin = "", token = ""] = address.split("/#");
  const authorization = `Bearer ${token}`;
  const status = async (path: string, headers: Readonly<Record<string, string>>, data?: object) => {
    const options = { headers, ...(data && { data, method: "PUT" }) };
    return (await request.fetch(`${origin}/api/${path}`, options)).status();
  };
  const file = "record?file=data/owner/hours.json";
  expect(await status(file, { authorization })).toBe(200);
  expect(await status(file, {})).toBe(401);
  expect(await status(file, { authorization: "Bearer wrong" })).toBe(401);
  expect(await status(file, { authorization, origin: "https://other.example" })).toBe(403);
  expect(await status(file, { authorization, host: "other.example" })).toBe(403);
  expect(await status("record?file=package.json", { authorization })).toBe(404);
  expect(await status("record?file=data/owner/../../package.json", { authorization }, { base: "", value: {} })).toBe(
    404,
  );
  // The record was changed after it was read.
  expect(await status(file, { authorization }, { base: "", value: [] })).toBe(409);
});
