/** Accepts photographs and documents that follow an enquiry, if the bucket FILES is bound. */
import {
  fileHours,
  fileKinds,
  headBytes,
  kindOf,
  largestFile,
  maxFiles,
  objectName,
  tooLarge,
  tooMany,
  wrongKind,
} from "@/lib/photographs";
import { referenceOf } from "@/lib/reference";
import { channels } from "./channels";
import { hoursAfter, inBackground, part, reason, sql } from "./database";
import { uuid } from "./enquiry";
import { type Environment, positive } from "./env";
import { json } from "./reply";
import { fromHere, networkOf } from "./visitor";

type WithFiles = Environment & { readonly FILES: R2Bucket };

const refused = (status: number, error: string) => json({ error }, status);

/** Answers an upload of one file, authorised by the enquiry's key, which only the visitor's page has. */
export async function receiveFile(request: Request, env: WithFiles, context: ExecutionContext): Promise<Response> {
  const response = await receive(request, env, context).catch((error) => {
    console.error(`A file could not be stored (${reason(error)}).`);
    return refused(503, "We could not take this file just now.");
  });
  // A browser reads no response while it is still sending, so read and discard the rest of the body.
  if (response.status !== 413) await request.body?.pipeTo(new WritableStream()).catch(() => undefined);
  return response;
}

async function receive(request: Request, env: WithFiles, context: ExecutionContext): Promise<Response> {
  const { headers, body } = request;
  if (!fromHere(request)) return refused(403, "Please send files from our own contact page.");
  if (request.method !== "POST" || !body) return refused(405, "Files are sent from the contact page.");
  if (!headers.has("Content-Length")) return refused(411, "The file's size is missing.");
  // This is only announced; the stream below enforces it.
  const size = Number(headers.get("Content-Length"));
  if (!(size <= largestFile)) return refused(413, tooLarge);
  const number = Number(headers.get("File-Number"));
  if (!(Number.isInteger(number) && number >= 1 && number <= maxFiles)) return refused(413, tooMany);
  const owner = await ownerOf(request, env, number);
  if (!owner) return refused(409, "We could not find the message that this file belongs to.");
  if (size > owner.space) return refused(429, "We have had more files than we can take today.");
  const head = await headOf(body);
  const kind = kindOf(head);
  if (!kind) return refused(415, wrongKind);
  const httpMetadata = { contentType: fileKinds[kind].type, contentDisposition: "attachment" };
  // The bucket replaces a file of the same number when the new one is complete. If the enquiry is deleted meanwhile,
  // the object gets no row, and the schedule deletes it.
  const object = objectName(owner.id, String(number));
  const { readable, passed } = whole(head, body, size);
  await Promise.all([env.FILES.put(object, readable, { httpMetadata }), passed]);
  // Decode it like a query, so that a stray percent sign does not throw.
  const name = new URLSearchParams(`name=${headers.get("File-Name") ?? ""}`).get("name") ?? "";
  const now = new Date().toISOString();
  const [before] = await env.DB.batch([
    sql(env.DB)`SELECT 1 FROM photographs WHERE enquiry = ${owner.id}`,
    sql(env.DB)`INSERT INTO photographs (enquiry, key, number, name, begun_at, stored_at, size)
      SELECT id, CAST(${number} AS INTEGER), ${number}, ${name.slice(0, 100)}, ${now}, ${now}, ${size}
      FROM enquiries WHERE id = ${owner.id}
      ON CONFLICT DO UPDATE SET key = excluded.key, name = excluded.name, stored_at = excluded.stored_at, size = excluded.size`,
  ]);
  if (before?.results.length === 0 && !owner.suspect) notifyOwner(env, context, referenceOf(owner.n));
  return json({ stored: true }, 201);
}

type Owner = { readonly id: string; readonly n: number; readonly suspect: number; readonly space: number };

/** The enquiry of the request's key, if it is less than a day old, and the remaining bytes of its quota. */
async function ownerOf(request: Request, env: Environment, number: number): Promise<Owner | null> {
  const key = request.headers.get("Idempotency-Key")?.toLowerCase() ?? "";
  if (!uuid.test(key)) return null;
  const now = new Date();
  const day = positive(env.ENQUIRY_FILES_DAY, 500) * 1_000_000;
  // Excludes an earlier file of that number, which is replaced.
  const bytes = part`SELECT coalesce(sum(size), 0) FROM photographs JOIN enquiries AS one ON one.id = enquiry
    WHERE stored_at > ${hoursAfter(now, -24)} AND (enquiry, number) IS NOT (enquiries.id, ${number})`;
  return sql(env.DB)`
    SELECT id, n, suspect, min(${day} - (${bytes}), ${day / 5} - (${bytes} AND one.network = ${networkOf(request, 3)})) AS space
    FROM enquiries WHERE received_at > ${hoursAfter(now, -fileHours)}
      AND (idempotency_key BETWEEN ${`${key}:`} AND ${`${key};`}
        OR id IN (SELECT enquiry FROM enquiry_keys WHERE key = ${key}))
    ORDER BY n DESC LIMIT 1`.first<Owner>();
}

/** Reads the first bytes, which identify the kind, even if they arrive in small chunks. */
async function headOf(body: ReadableStream<Uint8Array>): Promise<Uint8Array> {
  const reader = body.getReader({ mode: "byob" });
  const { value } = await reader.readAtLeast(headBytes, new Uint8Array(headBytes));
  reader.releaseLock();
  return value ?? new Uint8Array();
}

/** Streams a file, so that large ones do not fill the memory. The stream fails if the announced size is wrong. */
function whole(head: Uint8Array, body: ReadableStream<Uint8Array>, size: number) {
  const { readable, writable } = new FixedLengthStream(size);
  const pass = async () => {
    const writer = writable.getWriter();
    await writer.write(head);
    writer.releaseLock();
    await body.pipeTo(writable);
  };
  return { readable, passed: pass() };
}

function notifyOwner(env: Environment, context: ExecutionContext, reference: string): void {
  const command = `npm run enquiries -- --remote --files ${reference}`;
  const text = `Photographs or documents have come with enquiry ${reference}. "${command}" brings them.`;
  for (const { notify } of channels(env)) {
    const notification = notify(`files with enquiry ${reference} from the website`, text, { files: reference });
    inBackground(context, "Telling the owner of files", notification);
  }
}

/** Deletes objects without a row: those of deleted enquiries, and those left by a crash. */
export async function clearOrphans({ DB: db, FILES: files }: Environment, now: Date): Promise<void> {
  if (!files) return;
  // A row is written within seconds of its object, or never.
  const before = new Date(hoursAfter(now, -1));
  let cursor: string | undefined;
  do {
    const page = await files.list({ ...(cursor && { cursor }) });
    cursor = page.truncated ? page.cursor : undefined;
    const names = page.objects.filter(({ uploaded }) => uploaded < before).map(({ key }) => key);
    const { results } = await sql(db)`
      SELECT value AS name FROM json_each(${JSON.stringify(names)})
      WHERE value NOT IN (SELECT enquiry || '/' || key FROM photographs)`.all<{ readonly name: string }>();
    if (results.length > 0) await files.delete(results.map(({ name }) => name));
  } while (cursor);
}
