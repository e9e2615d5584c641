/**
 * For the tests: the Worker, and beside it ways into its database and its bucket, e-mail that is posted to TEST_MAIL, and
 * settings for one request.
 */
import type { Context, Email, Env } from "./env";
import worker from "./index";

type TestEnv = Env & {
  readonly TEST_MAIL?: string;
  readonly FILES?: {
    get(name: string): Promise<{ readonly body: ReadableStream; readonly httpMetadata: object } | null>;
    list(): Promise<{ readonly objects: readonly { readonly key: string }[] }>;
  };
};

/** With the settings that a request brings for itself, so that a test of others needs no start of its own. */
function withSettings(env: TestEnv, request: Request): TestEnv {
  return { ...env, ...JSON.parse(request.headers.get("Test-Settings") ?? "{}") };
}

function withMail(env: TestEnv): Env {
  const { TEST_MAIL: url } = env;
  if (!url) return env;
  const send = (email: Email) => fetch(url, { method: "POST", body: JSON.stringify(email) });
  return { ...env, EMAIL: { send } };
}

/** The object of that name, or the names of all. */
async function bucket({ FILES: files }: TestEnv, name: string): Promise<Response> {
  if (!name) return Response.json((await files?.list())?.objects.map(({ key }) => key));
  const object = await files?.get(name);
  return new Response(object?.body, { headers: { "X-Metadata": JSON.stringify(object?.httpMetadata) } });
}

function failed(error: unknown): Response {
  return new Response(String(error), { status: 500 });
}

export default {
  async fetch(request: Request, started: TestEnv, context: Context): Promise<Response> {
    const env = withSettings(started, request);
    const { pathname, search } = new URL(request.url);
    if (pathname === "/api/bucket") return bucket(env, search.slice(1));
    if (pathname === "/api/scheduled")
      return worker.scheduled(null, withMail(env)).then(() => new Response("done"), failed);
    if (pathname !== "/api/sql") return worker.fetch(request, withMail(env), context);
    try {
      const { results } = await env.DB.prepare(await request.text()).all();
      return Response.json(results);
    } catch (error) {
      return failed(error);
    }
  },
};
