/**
 * For tests: the Worker with access to its database and bucket. POST /api/settings changes its settings and simulates
 * failures, and e-mail is sent by HTTP.
 */
import type { Environment } from "./env";
import worker from "./index";

type TestEnv = Environment & {
  /** The simulated failure: "send" to the queue, "object" in the bucket, or "mail". */
  readonly FAIL?: "send" | "object" | "mail";
};

let settings: Partial<TestEnv> = {};

function changed(started: TestEnv): TestEnv {
  const fail = () => Promise.reject(new Error("of a test"));
  const send = (mail: object) => fetch("https://mail.example", { method: "POST", body: JSON.stringify(mail) });
  const faults = {
    send: { DELIVERY: { send: fail, sendBatch: fail } },
    object: { FILES: { put: fail, delete: fail } },
    mail: { EMAIL: { send: fail } },
  };
  const { FAIL: what } = settings;
  return { ...started, EMAIL: { send }, ...settings, ...(what && faults[what]) } as TestEnv;
}

async function execute({ DB: db }: TestEnv, text: string): Promise<Response> {
  const statements = text.split(/;\s*\n/).filter((statement) => statement.trim());
  const results = await db.batch(statements.map((statement) => db.prepare(statement)));
  return Response.json(results.at(-1)?.results);
}

/** Lists the bucket, or writes or reads one object. */
async function bucket({ FILES: files }: TestEnv, request: Request, name: string): Promise<Response> {
  if (!name) return Response.json((await files?.list())?.objects.map(({ key }) => key));
  if (request.method === "POST") return Response.json(await files?.put(name, await request.text()));
  const object = await files?.get(name);
  return new Response(object?.body ?? null, { headers: { "X-Metadata": JSON.stringify(object?.httpMetadata) } });
}

export default {
  async fetch(request: Request, started: TestEnv, context: ExecutionContext): Promise<Response> {
    const { pathname, search } = new URL(request.url);
    if (pathname === "/api/settings") {
      settings = await request.json();
      return new Response();
    }
    if (pathname === "/api/bucket") return bucket(started, request, search.slice(1));
    if (pathname !== "/api/sql") return worker.fetch(request, changed(started), context);
    const sql = request.method === "GET" ? decodeURIComponent(search.slice(1)) : await request.text();
    return execute(started, sql).catch((error) => new Response(String(error), { status: 500 }));
  },

  queue: (batch: MessageBatch<string>, env: TestEnv) => worker.queue(batch, changed(env)),
  scheduled: (event: ScheduledController, env: TestEnv) => worker.scheduled(event, changed(env)),
};
