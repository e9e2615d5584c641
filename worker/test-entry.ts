/**
 * For the tests: the Worker, and beside it ways into its database, bucket, schedule and queue, e-mail that is posted to
 * TEST_MAIL, a challenge that the token "passed" passes, and settings and faults for one request.
 */
import { challengeOrigin } from "@/lib/challenge";
import type { Environment } from "./env";
import worker from "./index";

type TestEnv = Environment & {
  readonly TEST_MAIL?: string;
  /** What fails: "send" to the queue, "mark" an enquiry as forwarded, "object" in the bucket. */
  readonly FAIL?: "send" | "mark" | "object";
};

const real = globalThis.fetch;
globalThis.fetch = (input: RequestInfo | URL, init?: RequestInit) => {
  if (!String(input).startsWith(challengeOrigin)) return real(input, init);
  return Promise.resolve(Response.json({ success: JSON.parse(String(init?.body)).response === "passed" }));
};

function changed(started: TestEnv, settings: string | null = null): TestEnv {
  const env: TestEnv = { ...started, ...JSON.parse(settings ?? "{}") };
  const { TEST_MAIL: url, FAIL: what, DB: db } = env;
  const mail = (email: object) => real(url ?? "", { method: "POST", body: JSON.stringify(email) });
  const fail = () => Promise.reject(new Error("of a test"));
  const prepare = (sql: string) => db.prepare(sql.includes("SET forwarded_at") ? "broken" : sql);
  const faults = {
    send: { DELIVERY: { send: fail, sendBatch: fail } },
    mark: { DB: { prepare, batch: (statements: D1PreparedStatement[]) => db.batch(statements) } },
    object: { FILES: { put: fail, delete: fail } },
  };
  return { ...env, ...(url && { EMAIL: { send: mail } }), ...(what && faults[what]) } as TestEnv;
}

/** Lists the bucket, or puts or gives one object. */
async function bucket({ FILES: files }: TestEnv, request: Request, name: string): Promise<Response> {
  if (!name) return Response.json((await files?.list())?.objects.map(({ key }) => key));
  if (request.method === "POST") return Response.json(await files?.put(name, await request.text()));
  const object = await files?.get(name);
  return new Response(object?.body ?? null, { headers: { "X-Metadata": JSON.stringify(object?.httpMetadata) } });
}

/** Gives the consumer a batch, and says what became of each message: acknowledged, or retried after so many seconds. */
async function consume(env: TestEnv, request: Request): Promise<Response> {
  const { ids, attempts } = (await request.json()) as { ids: readonly string[]; attempts: number };
  const became: Record<string, number | "acked"> = {};
  const messages = ids.map((id) => ({
    body: id,
    attempts,
    ack: () => (became[id] = "acked"),
    retry: ({ delaySeconds }: { delaySeconds: number }) => (became[id] = delaySeconds),
  }));
  await worker.queue({ messages } as unknown as MessageBatch<string>, env);
  return Response.json(became);
}

async function execute({ DB: db }: TestEnv, text: string): Promise<Response> {
  const statements = text.split(/;\s*\n/).filter((statement) => statement.trim());
  const results = await db.batch(statements.map((statement) => db.prepare(statement)));
  return Response.json(results.at(-1)?.results);
}

async function runSchedule(env: TestEnv, hours: number): Promise<Response> {
  await worker.scheduled({ scheduledTime: Date.now() + hours * 3_600_000 }, env);
  return new Response("done");
}

export default {
  async fetch(request: Request, started: TestEnv, context: ExecutionContext): Promise<Response> {
    const env = changed(started, request.headers.get("Test-Settings"));
    const { pathname, search } = new URL(request.url);
    const argument = search.slice(1);
    try {
      if (pathname === "/api/bucket") return await bucket(env, request, argument);
      if (pathname === "/api/sql") return await execute(started, await request.text());
      if (pathname === "/api/queue") return await consume(env, request);
      if (pathname === "/api/scheduled") return await runSchedule(env, Number(argument));
    } catch (error) {
      return new Response(String(error), { status: 500 });
    }
    return worker.fetch(request, env, context);
  },

  queue: (batch: MessageBatch<string>, env: TestEnv) => worker.queue(batch, changed(env)),
  scheduled: worker.scheduled,
};
