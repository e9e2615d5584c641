/** For the tests: the Worker, and beside it a way to look into its database and to change what stands there. */
import type { Context, Env } from "./env";
import worker from "./index";

export default {
  ...worker,
  async fetch(request: Request, env: Env, context: Context): Promise<Response> {
    if (new URL(request.url).pathname !== "/__sql") return worker.fetch(request, env, context);
    try {
      const { results } = await env.DB.prepare(await request.text()).all();
      return Response.json(results);
    } catch (error) {
      return new Response(String(error), { status: 500 });
    }
  },
};
