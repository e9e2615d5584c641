import { contactsPath, enquiryPath } from "@/lib/enquiry";
import { photographsPath } from "@/lib/photographs";
import { receiveContact } from "./contacts";
import type { Context, Env } from "./env";
import { receivePhotograph } from "./photographs";
import { receive } from "./receive";
import { runSchedule } from "./schedule";
import { allowedElsewhere } from "./visitor";

export default {
  async fetch(request: Request, env: Env, context: Context): Promise<Response> {
    const path = new URL(request.url).pathname.replace(/\/$/, "");
    if (path === contactsPath) return receiveContact(request, env);
    if (path === photographsPath && env.FILES) return receivePhotograph(request, env, env.FILES, context);
    if (path !== enquiryPath) return env.ASSETS.fetch(request);
    const response = await receive(request, env, context);
    const origin = request.headers.get("Origin");
    if (origin && allowedElsewhere(origin, env)) {
      response.headers.set("Access-Control-Allow-Origin", origin);
      response.headers.set("Access-Control-Expose-Headers", "Retry-After");
    }
    response.headers.append("Vary", "Origin");
    return response;
  },

  scheduled: (_event: unknown, env: Env): Promise<void> => runSchedule(env),
};
