// What becomes of a message when the visitor leaves, returns, copies or closes the tab, or loses the connection, at each
// moment of its delivery. In real time and long: `npm run test:races`.
import { setTimeout as pause } from "node:timers/promises";
import type { Page } from "@playwright/test";
import { type Act, endpointBefore } from "./endpoint";
import { expect, filledForm, formOn, test } from "./enquiry-form";
import { hydratedMark, movePointer } from "./test";

/** Between two moments, in milliseconds. */
const step = 250;
/** How many cases run side by side. */
const abreast = 3;

const away = { status: 403, body: { error: "We take no enquiries just now." } };
/** What the server does, and how long a delivery then takes, in milliseconds. */
const servers: Readonly<Record<string, readonly [readonly Act[], number]>> = {
  "fails, loses its answer, then takes it slowly": [[{ status: 500 }, "lost", "slow"], 3750],
  "fails, then refuses": [[{ status: 500 }, ...Array<Act>(20).fill(away)], 1250],
  "always fails": [Array<Act>(60).fill({ status: 500 }), 7250],
};

/** What the visitor does; gives the pages that are open then. */
const visitors: Readonly<Record<string, (page: Page) => Promise<readonly Page[]>>> = {
  async "leaves and returns"(page) {
    await page.goto(new URL("/privacy", page.url()).href);
    await page.goBack();
    return [page];
  },
  async reloads(page) {
    await page.reload();
    return [page];
  },
  "copies the tab": async (page) => [page, await copyOf(page)],
  async "copies the tab and closes the first"(page) {
    const copy = await copyOf(page);
    await page.close();
    return [copy];
  },
  "closes the tab and opens another": reopened,
  async "is offline for a second"(page) {
    await page.context().setOffline(true);
    await pause(1000);
    await page.context().setOffline(false);
    return [page];
  },
  async "is offline, closes the tab and opens another"(page) {
    await page.context().setOffline(true);
    await pause(step);
    const context = page.context();
    const address = page.url();
    await page.close();
    await context.setOffline(false);
    return reopened(await context.newPage(), address);
  },
};

async function copyOf(page: Page): Promise<Page> {
  const opened = page.waitForEvent("popup");
  await page.evaluate(() => void window.open(location.href));
  return opened;
}

async function reopened(page: Page, address = page.url()): Promise<readonly Page[]> {
  const other = await page.context().newPage();
  await page.close();
  await other.goto(address);
  return [other];
}

type Told = "stored once and said so" | "not stored, said so, words kept";

/** What one visitor met; an error where it is neither of the two. */
async function outcome(
  page: Page,
  acts: readonly Act[],
  moment: number,
  visitor: (page: Page) => Promise<readonly Page[]>,
) {
  const server = await endpointBefore(String(test.info().project.use.baseURL), ...acts);
  try {
    const form = await filledForm(page, server.origin);
    await form.button.click();
    await pause(moment);
    // Whoever has read the confirmation is not asked to read it twice.
    const wasTold = /Message Sent!/.test((await form.status.textContent()) ?? "");
    const pages = await visitor(page);
    let told: Told | string = "";
    await expect(async () => {
      const seen = await Promise.all(pages.map((open) => look(open, form.message)));
      const taken = [...server.taken.values()].flat().length;
      told = judge(seen, taken, wasTold);
      expect(told).toMatch(/^(stored once|not stored)/);
    }, `after ${moment} ms`).toPass({ timeout: 30_000, intervals: [250] });
    return told;
  } finally {
    await server.close();
  }
}

/** What a page shows. */
async function look(page: Page, message: string) {
  // A page that is still on its way hears no movement, so it is moved again.
  await movePointer(page, 300, 300);
  await expect(page.locator(hydratedMark)).toBeAttached({ timeout: 2000 });
  const form = formOn(page, message);
  const [status, alert, button] = await Promise.all(
    [form.status, form.alert, form.button].map(async (part) => (await part.textContent()) ?? ""),
  );
  const words = await form.field("Message").inputValue();
  return { status, alert, isBusy: /^Sending/.test(button ?? ""), isKept: words === message };
}

function judge(seen: readonly Awaited<ReturnType<typeof look>>[], taken: number, wasTold: boolean): Told | string {
  const said = (words: RegExp) => seen.some(({ status, alert }) => words.test(`${status} ${alert}`));
  if (seen.some(({ isBusy }) => isBusy)) return "on its way";
  if (taken === 1 && (wasTold || said(/Message Sent!|has arrived/)) && !said(/not been sent|has not sent/)) {
    return "stored once and said so";
  }
  if (taken === 0 && said(/not accepted|no confirmation|offline|has not sent/) && seen.every(({ isKept }) => isKept)) {
    return "not stored, said so, words kept";
  }
  return `taken ${taken} times; ${JSON.stringify(seen)}`;
}

for (const [server, [acts, length]] of Object.entries(servers)) {
  for (const [visitor, does] of Object.entries(visitors)) {
    test(`the server ${server}; the visitor ${visitor}`, async ({ browser }) => {
      // Each moment waits for all of the form's own tries, which takes minutes on a slow machine.
      test.setTimeout(1_800_000);
      const moments = Array.from({ length: length / step + 1 }, (_, index) => index * step);
      const rows: string[] = [];
      const waiting = [...moments];
      const next = async () => {
        for (let moment = waiting.shift(); moment !== undefined; moment = waiting.shift()) {
          const context = await browser.newContext();
          rows.push(await outcome(await context.newPage(), acts, moment, does));
          await context.close();
        }
      };
      await Promise.all(Array.from({ length: abreast }, next));
      const counts = [...new Set(rows)].map((told) => `${rows.filter((row) => row === told).length}× ${told}`);
      console.log(`${server} | ${visitor} | ${moments.length} moments | ${counts.join(", ")}`);
    });
  }
}
