/** For the tests: whatever the Worker calls, which can fail and take its time. */
import { setTimeout } from "node:timers/promises";
import { type Request, Response } from "miniflare";
import { challengeOrigin } from "@/lib/challenge";

export class Receiver {
  /** The owner's system. */
  readonly url = "https://hook.example";
  /** What it has taken, and the e-mails. */
  accepted: Record<string, unknown>[] = [];
  /** The alerts among what came. */
  alerts: string[] = [];
  /** How many came, by the key that names a repeat. */
  readonly tries = new Map<string, number>();
  /** How long it takes to answer, in milliseconds. */
  delay = 0;
  /** What it answers from now on. */
  status = 200;
  /** Enquiries alone, where it takes alerts all the same. */
  refuses: "everything" | "enquiries" = "everything";

  reset(): void {
    Object.assign(this, { alerts: [], delay: 0, status: 200, refuses: "everything" });
  }

  async answer(request: Request): Promise<Response> {
    const body = JSON.parse(await request.text());
    if (request.url.startsWith(challengeOrigin)) return Response.json({ success: body.response === "passed" });
    const key = String(request.headers.get("Idempotency-Key"));
    this.tries.set(key, (this.tries.get(key) ?? 0) + 1);
    await setTimeout(this.delay);
    const status = body.alert && this.refuses === "enquiries" ? 200 : this.status;
    if (status === 200 && body.alert) this.alerts.push(body.alert);
    else if (status === 200) this.accepted.push(body);
    return new Response(null, { status, headers: { Location: "/" } });
  }

  /** What it has taken of these enquiries, each time it did. */
  of(ids: readonly string[]): readonly Record<string, unknown>[] {
    return this.accepted.filter(({ id }) => ids.includes(String(id)));
  }
}
