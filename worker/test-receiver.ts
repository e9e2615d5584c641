/** For tests: a stub of every service that the Worker calls. */
import { type Request, Response } from "miniflare";
import { challengeOrigin } from "@/lib/challenge";

type Body = Readonly<Record<string, unknown>>;

export class Receiver {
  readonly url = "https://hook.example";
  /** The accepted enquiries, each with its idempotency key, and e-mails, without alerts. */
  readonly accepted: Body[] = [];
  readonly alerts: unknown[] = [];
  readonly challenges: Body[] = [];
  status: (body: Body) => number = () => 200;

  reset(): void {
    this.status = () => 200;
    this.alerts.length = 0;
  }

  async answer(request: Request): Promise<Response> {
    const body: Body = JSON.parse(await request.text());
    if (request.url.startsWith(challengeOrigin)) {
      this.challenges.push(body);
      if (body.response === "broken") return new Response("<h1>502</h1>", { status: 502 });
      return Response.json({ success: body.response === "passed" });
    }
    const status = this.status(body);
    if (status === 200 && body.alert) this.alerts.push(body.alert);
    else if (status === 200) this.accepted.push({ ...body, key: request.headers.get("Idempotency-Key") });
    return new Response(null, { status, headers: { Location: "/" } });
  }

  /** All accepted deliveries of these enquiries. */
  of(ids: readonly string[]): readonly Body[] {
    return this.accepted.filter(({ id }) => ids.includes(String(id)));
  }
}
