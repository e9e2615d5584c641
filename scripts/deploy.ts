// Publishes out/: with the Worker and its database where the form is delivered to it, else as static files alone.
import { execFileSync } from "node:child_process";
import { site } from "@/lib/site";

const environment = site.contactEndpoint === "/api/enquiries" ? "enquiries" : "";
execFileSync("npx", ["wrangler", "deploy", "--env", environment, ...process.argv.slice(2)], { stdio: "inherit" });
