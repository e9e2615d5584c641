import { contactsPath, enquiryPath, noticesPath } from "@/lib/enquiry";
import { photographsPath } from "@/lib/photographs";
import { receiveContact } from "./contacts";
import { deliver } from "./deliver";
import type { Environment } from "./env";
import { receiveFile } from "./files";
import { sendTest } from "./notices";
import { receive } from "./receive";
import { runSchedule } from "./schedule";

export default {
  async fetch(request: Request, env: Environment, context: ExecutionContext): Promise<Response> {
    const { FILES } = env;
    const path = new URL(request.url).pathname.replace(/\/$/, "");
    if (path === enquiryPath) return receive(request, env, context);
    if (path === photographsPath && FILES) return receiveFile(request, { ...env, FILES }, context);
    if (path === contactsPath) return receiveContact(request, env);
    if (path === noticesPath && request.method === "POST") return sendTest(env);
    return env.ASSETS.fetch(request);
  },

  queue: (batch: MessageBatch<string>, env: Environment): Promise<void> => deliver(batch, env),

  scheduled: (event: ScheduledController, env: Environment) => runSchedule(env, new Date(event.scheduledTime)),
};
