/** Takes photographs and documents that follow an enquiry, where the owner has given them a place: the bucket FILES. */
import {
  fileKinds,
  fileMinutes,
  headBytes,
  kindOf,
  largestFile,
  mostFiles,
  objectName,
  tooLarge,
  wrongKind,
} from "@/lib/photographs";
import { referenceOf } from "@/lib/reference";
import { type Bucket, type Context, type Database, type Env, positive } from "./env";
import { reason, waysToTell } from "./forward";
import { json } from "./page";
import { later, named, prepare } from "./schema";
import { fromHere } from "./visitor";

const uuid = /^[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}$/;
/** How many files without an enquiry one run of the schedule deletes, in one call. */
const mostDeleted = 100;

const refused = (status: number, error: string) => json({ error }, status);
const taken = (isFirst: boolean) => json({}, isFirst ? 201 : 200);

/**
 * Answers a request that brings one file. `Authorization` holds the key of the visitor's enquiry, a random UUID that only
 * this visitor's page and the database know; it serves for an hour. `Idempotency-Key` names the file.
 */
export async function receivePhotograph(
  request: Request,
  env: Env,
  files: Bucket,
  context: Context,
): Promise<Response> {
  const response = await receive(request, env, files, context);
  // A browser that is still sending may not look at an answer: the rest of a file that is not too large is let go by.
  if (response.status !== 413) await request.body?.pipeTo(new WritableStream()).catch(() => undefined);
  return response;
}

async function receive(request: Request, env: Env, files: Bucket, context: Context): Promise<Response> {
  if (request.method !== "POST" || !request.body) return refused(405, "Files are sent from the contact page.");
  // Only announced here: no more and no less than that passes through the stream below.
  const size = Number(request.headers.get("Content-Length"));
  if (!(size > 0 && size <= largestFile)) return refused(413, tooLarge);
  if (!fromHere(request, env)) return refused(403, "Please send files from our own contact page.");
  const enquiryKey = request.headers.get("Authorization")?.match(/^Bearer (\S+)$/)?.[1] ?? "";
  const key = request.headers.get("Idempotency-Key") ?? "";
  if (!uuid.test(enquiryKey)) return refused(403, notYours);
  if (!uuid.test(key)) return refused(400, "The file's key must be a UUID.");
  try {
    await prepare(env.DB);
    const head = await headOf(request.body);
    const kind = kindOf(head);
    if (!kind) return refused(415, wrongKind);
    const enquiry = await reserve(env, { enquiryKey, key, size });
    if (enquiry instanceof Response) return enquiry;
    try {
      const name = objectName(enquiry, key);
      await put(files, name, fileKinds[kind].type, size, head, request.body);
      const stored = await note(env.DB, enquiry, key);
      // Meanwhile the owner has erased the enquiry.
      if (!stored) await files.delete([name]);
      else if (stored.isFirst && stored.status !== "held") context.waitUntil(tell(env, referenceOf(stored.number)));
      return stored ? taken(true) : refused(403, notYours);
    } catch (error) {
      await release(env.DB, enquiry, key);
      throw error;
    }
  } catch (error) {
    console.error(`A file could not be stored (${reason(error)}).`);
    return refused(503, "We could not take this file just now.");
  }
}

const notYours = "This file came too long after its message, or belongs to none.";

/** The first bytes, as many as tell the kind, however small the parts in which they come. */
async function headOf(body: ReadableStream<Uint8Array>): Promise<Uint8Array> {
  const reader = body.getReader();
  let head = new Uint8Array();
  for (let part = await reader.read(); part.value; part = await reader.read()) {
    const longer = new Uint8Array(head.length + part.value.length);
    longer.set(head);
    longer.set(part.value, head.length);
    head = longer;
    if (head.length >= headBytes) break;
  }
  reader.releaseLock();
  return head;
}

/** The enquiry with that key, if it came within the hour. A draft's rows have keys that begin with the draft's own. */
const ofEnquiry = `WITH of AS MATERIALIZED (
  SELECT coalesce(corrects, id) AS id, unhurried FROM enquiries
  WHERE idempotency_key BETWEEN :enquiryKey AND :enquiryKey || ';' AND received_at > :since ORDER BY n DESC LIMIT 1
)`;

/** Takes a place for a file, all limits in one statement, so that no two requests can pass between them. */
const insert = `${ofEnquiry}
  INSERT INTO photographs (enquiry, key, begun_at, size)
  SELECT of.id, :key, :now, :size FROM of
  WHERE (SELECT count(*) FROM photographs WHERE enquiry = of.id AND key <> :key) < :most
    AND (SELECT coalesce(sum(size), 0) FROM photographs WHERE begun_at > :yesterday
      AND (enquiry, key) <> (of.id, :key)) + :size <= iif(of.unhurried, :day, :day / 2)
  ON CONFLICT (enquiry, key) DO UPDATE SET begun_at = excluded.begun_at, size = excluded.size WHERE stored_at IS NULL
  RETURNING enquiry`;

const find = `${ofEnquiry}
  SELECT EXISTS (SELECT 1 FROM photographs WHERE enquiry = of.id AND key = :key AND stored_at IS NOT NULL) AS isStored,
    (SELECT count(*) FROM photographs WHERE enquiry = of.id) AS count
  FROM of`;

type Arrival = { readonly enquiryKey: string; readonly key: string; readonly size: number };

/** The id of the enquiry, or the answer to a file that is not taken. */
async function reserve(env: Env, arrival: Arrival): Promise<string | Response> {
  const now = new Date();
  const all = {
    ...arrival,
    now: now.toISOString(),
    since: later(now, -fileMinutes * 60),
    yesterday: later(now, -86_400),
    most: mostFiles,
    day: positive(env.ENQUIRY_FILES_DAY, 500) * 1024 * 1024,
  };
  const place = await named(env.DB, insert, all).first<{ readonly enquiry: string }>();
  if (place) return place.enquiry;
  const found = await named(env.DB, find, all).first<{ readonly isStored: number; readonly count: number }>();
  if (!found) return refused(403, notYours);
  if (found.isStored) return taken(false);
  if (found.count >= mostFiles) return refused(409, `${mostFiles} files at most can come with a message.`);
  console.error("A file was refused: the day's limit is reached.");
  return refused(429, "We have had more files than we can take today.");
}

/** Hands the file on as it comes, so that no two large ones fill the memory; the stream fails where the size is untrue. */
async function put(
  files: Bucket,
  name: string,
  contentType: string,
  size: number,
  head: Uint8Array,
  body: ReadableStream<Uint8Array>,
): Promise<void> {
  const { readable, writable } = new FixedLengthStream(size);
  const pass = async () => {
    const writer = writable.getWriter();
    await writer.write(head);
    writer.releaseLock();
    await body.pipeTo(writable);
  };
  const stored = files.put(name, readable, { httpMetadata: { contentType, contentDisposition: "attachment" } });
  await Promise.all([stored, pass()]);
}

type Noted = { readonly isFirst: number; readonly number: number; readonly status: string };

/** Notes that a file is there, unless its enquiry is gone, and says whether it is the first of its enquiry. */
function note(db: Database, enquiry: string, key: string): Promise<Noted | null> {
  const of = "FROM enquiries WHERE id = photographs.enquiry";
  return named(
    db,
    `UPDATE photographs SET stored_at = :now WHERE enquiry = :enquiry AND key = :key AND EXISTS (SELECT 1 ${of})
     RETURNING (SELECT n ${of}) AS number, (SELECT forward_status ${of}) AS status,
       NOT EXISTS (SELECT 1 FROM photographs AS other
         WHERE other.enquiry = photographs.enquiry AND other.key <> :key AND other.stored_at IS NOT NULL) AS isFirst`,
    { now: new Date().toISOString(), enquiry, key },
  ).first<Noted>();
}

/** Frees the place of a file that did not come whole. */
function release(db: Database, enquiry: string, key: string): Promise<unknown> {
  return named(db, "DELETE FROM photographs WHERE enquiry = :enquiry AND key = :key AND stored_at IS NULL", {
    enquiry,
    key,
  }).run();
}

/** Tells the owner once for each enquiry, by every way that is set. Of a flood, which is held, nobody is told. */
async function tell(env: Env, reference: string): Promise<void> {
  const command = `npm run enquiries -- --remote --files ${reference}`;
  const text = `Photographs or documents have come with enquiry ${reference}. "${command}" brings them.`;
  const subject = `files with enquiry ${reference} from the website`;
  const told = await Promise.allSettled(waysToTell(env).map((way) => way(subject, text, { files: reference })));
  for (const way of told) {
    if (way.status === "rejected") console.error(`The owner was not told of files (${reason(way.reason)}).`);
  }
}

/** Deletes the files whose enquiry is gone, by its age or by the owner, and those that never came whole. */
export async function clearPhotographs({ DB: db, FILES: files }: Env, now: Date): Promise<void> {
  if (!files) return;
  const { results } = await named(
    db,
    `SELECT enquiry, key FROM photographs WHERE NOT EXISTS (SELECT 1 FROM enquiries WHERE id = enquiry)
       OR (stored_at IS NULL AND begun_at <= :before) LIMIT :most`,
    { before: later(now, -fileMinutes * 60), most: mostDeleted },
  ).all<{ readonly enquiry: string; readonly key: string }>();
  if (results.length === 0) return;
  await files.delete(results.map(({ enquiry, key }) => objectName(enquiry, key)));
  await named(
    db,
    `DELETE FROM photographs WHERE (enquiry, key) IN (SELECT value ->> 'enquiry', value ->> 'key' FROM json_each(:gone))`,
    { gone: JSON.stringify(results) },
  ).run();
}

/** The runtime's own, which lets through exactly as many bytes as were announced. */
declare class FixedLengthStream extends TransformStream<Uint8Array, Uint8Array> {
  constructor(size: number);
}
