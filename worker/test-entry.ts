/** For the tests: the Worker, and beside it a way into its database, and e-mail that is posted to TEST_MAIL. */
import type { Context, Email, Env } from "./env";
import worker from "./index";

type TestEnv = Env & { readonly TEST_MAIL?: string };

function withMail(env: TestEnv): Env {
  const { TEST_MAIL: url } = env;
  if (!url) return env;
  const send = (email: Email) => fetch(url, { method: "POST", body: JSON.stringify(email) });
  return { ...env, EMAIL: { send } };
}

export default {
  async fetch(request: Request, env: TestEnv, context: Context): Promise<Response> {
    if (new URL(request.url).pathname !== "/api/sql") return worker.fetch(request, withMail(env), context);
    try {
      const { results } = await env.DB.prepare(await request.text()).all();
      return Response.json(results);
    } catch (error) {
      return new Response(String(error), { status: 500 });
    }
  },

  scheduled: (event: unknown, env: TestEnv) => worker.scheduled(event, withMail(env)),
};
