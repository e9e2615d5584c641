/** For tests: simulates network failures between the browser and the Worker. */
import type { BrowserContext } from "@playwright/test";
import { enquiryPath } from "@/lib/enquiry";

/**
 * The result of a request. "lost": the Worker accepts it, but its response is lost; "held": answered on release;
 * "silent": never answered. A status is returned without the Worker.
 */
export type RouteAction = "take" | "held" | "lost" | "silent" | { readonly status: number; readonly body?: unknown };

/** @param acts the results of the first requests; the Worker gets all later ones */
export async function onTheWay(context: BrowserContext, ...acts: readonly RouteAction[]) {
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
    /** Returns the number of requests. */
    requests: () => requests,
    /** Answers the held requests. */
    release: () => {
      for (const answer of held.splice(0)) answer();
    },
  };
}
