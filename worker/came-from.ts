import { aboutParameter, type Subject, subjectIn, subjectsPath } from "@/lib/enquiry";
import { reason } from "./database";
import type { Values } from "./enquiry";
import type { Environment } from "./env";

/**
 * The page that a visitor came from, of those the site has: as the form says it or, where no script has filled that in,
 * as the address of the form's own page names it. Nothing else of an address is looked at.
 */
export async function cameFrom(request: Request, env: Environment, { page }: Values): Promise<Subject | undefined> {
  const form = URL.parse(request.headers.get("Referer") ?? "");
  const about = form?.origin === new URL(request.url).origin && form.searchParams.get(aboutParameter);
  return subjectOf((typeof page === "string" && page) || about || "unknown", request, env);
}

/** The pages of the export that this Worker was published with, once they have been read. */
let subjects: readonly Subject[] | undefined;

/** The page of an address, or of the last part of one; nothing where the site has none or its pages cannot be read. */
export async function subjectOf(pathOrSlug: string, request: Request, env: Environment): Promise<Subject | undefined> {
  try {
    subjects ??= await (await env.ASSETS.fetch(new URL(subjectsPath, request.url))).json<readonly Subject[]>();
    return subjectIn(subjects, pathOrSlug);
  } catch (error) {
    console.error(`The list of the site's pages could not be read (${reason(error)}).`);
    return undefined;
  }
}
