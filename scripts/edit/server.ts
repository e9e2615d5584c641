import { randomBytes, timingSafeEqual } from "node:crypto";
import { readFileSync, writeFileSync } from "node:fs";
import { createServer, type IncomingMessage } from "node:http";
import { type OwnerRecord, ownerRecords } from "@/data/schema";
import { parseLinks } from "@/lib/copy";
import { placeholderValues } from "@/lib/documents";
import { listen } from "@/lib/listen";
import { sitePages } from "@/lib/pages";
import { interpolate } from "@/lib/placeholders";
import { type Problem, problemsIn, textsIn } from "@/lib/records";
import { pictureProblems, storePicture } from "../build/pictures";
import { tidy } from "./form";

/** The input of the editor's server, besides the records. */
export type Served = {
  /** The files of the editor itself, by path. */
  readonly files: Readonly<Record<string, { readonly type: string; readonly text: string }>>;
  /** The origin of the preview, which the editor shows in an iframe. */
  readonly preview: string;
  /** The list of `npm run check:live`, as JSON. */
  readonly findings: () => Promise<string>;
  /** Resolves with the number of changes compiled by the preview, when it exceeds `known` or after a minute. */
  readonly compiledChanges: (known: number) => Promise<number>;
  /** Called after a file was saved. */
  readonly saved: (file: string) => void;
};

type Answer = { readonly status: number; readonly type?: string; readonly text: string };
const json = (value: unknown, status = 200): Answer => ({
  status,
  type: "application/json",
  text: JSON.stringify(value),
});
const refused = (status: number, text: string): Answer => ({ status, text });

/** Broken links and unknown placeholders in the texts of a record. */
function linkProblems(file: string, value: unknown): readonly Problem[] {
  return textsIn(value).flatMap(({ path, text }) => {
    try {
      // Only page copy has placeholders.
      parseLinks(file.startsWith("data/pages/") ? interpolate(text, "This field", placeholderValues) : text);
      return [];
    } catch (error) {
      return [{ path, message: error instanceof Error ? error.message : String(error) }];
    }
  });
}

/** The page that shows a change: that of the first new entry if entries name pages, or else that of the record. */
function pageOfChange({ page }: OwnerRecord, before: unknown, after: unknown): string {
  if (!Array.isArray(after) || !Array.isArray(before)) return page;
  const old = before.map((entry) => JSON.stringify(entry));
  const changed = after.find((entry) => !old.includes(JSON.stringify(entry))) ?? {};
  const name: string = changed.pages?.[0] ?? changed.area ?? page;
  return sitePages.find(({ path }) => path === name || path.endsWith(`/${name}`))?.path ?? page;
}

async function bodyOf(request: IncomingMessage): Promise<Buffer> {
  const parts: Buffer[] = [];
  for await (const part of request) parts.push(part);
  return Buffer.concat(parts);
}

/** Saves a record, unless it is invalid or its file has changed since it was read. */
async function save(record: OwnerRecord, body: Buffer, saved: Served["saved"]) {
  const { base, value: typed }: { base?: string; value?: unknown } = JSON.parse(body.toString());
  const { file, schema } = record;
  const before = readFileSync(file, "utf8");
  if (base !== before) return refused(409, `${file} has changed since you opened it. Load this page again.`);
  const value = tidy(schema, typed);
  const unsound = problemsIn(schema, value);
  const problems = unsound.length > 0 ? unsound : [...linkProblems(file, value), ...(await pictureProblems(value))];
  if (problems.length > 0) return json({ problems }, 422);
  const text = `${JSON.stringify(value, null, 2)}\n`;
  writeFileSync(file, text);
  saved(file);
  return json({ text, page: pageOfChange(record, JSON.parse(before), value) });
}

/**
 * Starts the server of the editor, which accepts requests only from this machine: the check of `Host` prevents DNS
 * rebinding, the check of `Origin` excludes other pages, and the token excludes other programs.
 * @param port 0 for any free port
 */
export async function serveEditor(port: number, { files, preview, findings, compiledChanges, saved }: Served) {
  const token = randomBytes(24).toString("base64url");
  const server = createServer(async (request, response) => {
    const {
      status,
      type = "text/plain",
      text,
    } = await answer(request).catch((error: Error) => refused(400, error.message));
    response.writeHead(status, {
      "content-type": `${type}; charset=utf-8`,
      "content-security-policy": `default-src 'none'; script-src 'self'; style-src 'self' 'unsafe-inline'; connect-src 'self'; frame-src ${preview}; base-uri 'none'; form-action 'none'; frame-ancestors 'none'`,
      "cache-control": "no-store",
      "referrer-policy": "no-referrer",
      "x-content-type-options": "nosniff",
    });
    response.end(text);
  });
  const origin = `http://127.0.0.1:${await listen(server, port, "127.0.0.1")}`;

  function isAllowed({ headers: { authorization = "" } }: IncomingMessage): boolean {
    const [given, wanted] = [Buffer.from(authorization), Buffer.from(`Bearer ${token}`)];
    return given.length === wanted.length && timingSafeEqual(given, wanted);
  }

  async function answer(request: IncomingMessage): Promise<Answer> {
    const { method = "", headers } = request;
    if (`http://${headers.host}` !== origin) return refused(403, `Open the editor as ${origin}.`);
    if ((headers.origin ?? origin) !== origin) return refused(403, "Another page may not use the editor.");
    const { pathname, searchParams } = new URL(request.url ?? "/", origin);
    const file = files[pathname];
    if (file && method === "GET") return { status: 200, ...file };
    if (!pathname.startsWith("/api/")) return refused(404, "The editor has no such page.");
    if (!isAllowed(request)) return refused(401, "Open the editor with the address that npm run edit has printed.");
    if (pathname === "/api/picture" && method === "PUT")
      return json({ file: await storePicture(searchParams.get("name") ?? "", await bodyOf(request)) });
    if (pathname === "/api/compiled") return json({ count: await compiledChanges(Number(searchParams.get("known"))) });
    if (pathname === "/api/findings") return json({ preview, findings: JSON.parse(await findings()) });
    const record = ownerRecords.find((each) => each.file === searchParams.get("file"));
    if (pathname !== "/api/record" || !record) return refused(404, "There is no such record.");
    if (method === "GET") return json({ text: readFileSync(record.file, "utf8") });
    if (method !== "PUT" || headers["content-type"] !== "application/json")
      return refused(405, "A record is read or put.");
    return save(record, await bodyOf(request), saved);
  }

  return { server, origin, token };
}
