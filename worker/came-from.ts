import { aboutParameter, type Subject, subjectIn, subjectsPath } from "@/lib/enquiry";
import { reason } from "./database";
import type { Values } from "./enquiry";
import type { Environment } from "./env";

/**
 * The page of this site that a visitor came from, as the form states it. Without scripts the form cannot, so the query
 * of the form's address names it. Nothing else of an address is read.
 */
export async function cameFrom(request: Request, env: Environment, { page }: Values): Promise<Subject | undefined> {
  const form = URL.parse(request.headers.get("Referer") ?? "");
  const about = form?.origin === new URL(request.url).origin && form.searchParams.get(aboutParameter);
  return subjectOf((typeof page === "string" && page) || about || "unknown", request, env);
}

/** The pages of the site, read once from the export that this Worker was published with. */
let subjects: readonly Subject[] | undefined;

/** The page of an address or a slug; undefined if the site has none or its list cannot be read. */
export async function subjectOf(pathOrSlug: string, request: Request, env: Environment): Promise<Subject | undefined> {
  try {
    subjects ??= await (await env.ASSETS.fetch(new URL(subjectsPath, request.url))).json<readonly Subject[]>();
    return subjectIn(subjects, pathOrSlug);
  } catch (error) {
    console.error(`The list of the site's pages could not be read (${reason(error)}).`);
    return undefined;
  }
}
