/** For the tests: has requests fail on their way to the Worker and back, as they do in a visitor's browser. */
import type { BrowserContext } from "@playwright/test";
import { enquiryPath } from "@/lib/enquiry";

/**
 * What becomes of one request. One that is "lost" is taken by the Worker and its answer does not come, one that is "held"
 * is answered when it is released, one that is "silent" never. A status keeps it from the Worker.
 */
export type Act = "take" | "held" | "lost" | "silent" | { readonly status: number; readonly body?: unknown };

/** @param acts what becomes of the first request, the second and so on; after the last the Worker gets every one */
export async function onTheWay(context: BrowserContext, ...acts: readonly Act[]) {
  const held: (() => void)[] = [];
  let requests = 0;
  await context.route(`**${enquiryPath}`, async (route) => {
    const act = acts[requests++] ?? "take";
    if (act === "take") return route.continue();
    if (act === "silent") return;
    if (typeof act === "object") return route.fulfill({ status: act.status, json: act.body ?? {} });
    const response = await route.fetch();
    if (act === "lost") return route.abort("connectionreset");
    await new Promise<void>((release) => held.push(release));
    await route.fulfill({ response });
  });
  return {
    /** How many requests there were. */
    requests: () => requests,
    /** Answers what is held. */
    release: () => {
      for (const answer of held.splice(0)) answer();
    },
  };
}
