/** Takes photographs and documents that follow an enquiry, where the owner has given them a place: the bucket FILES. */
import {
  fileKinds,
  headBytes,
  kindOf,
  largestFile,
  mostFiles,
  objectName,
  tooLarge,
  wrongKind,
} from "@/lib/photographs";
import { referenceOf } from "@/lib/reference";
import { uuid } from "./enquiry";
import type { Bucket, Context, Env } from "./env";
import { reason, waysToTell } from "./forward";
import { json } from "./page";
import { note, release, reserve } from "./photograph-store";
import { prepare } from "./schema";
import { fromHere } from "./visitor";

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
    const place = await reserve(env, { enquiryKey, key, size });
    if ("not" in place) return answers[place.not]();
    const { enquiry } = place;
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

/** What a visitor is told whose file is not taken. */
const answers = {
  known: () => refused(403, notYours),
  stored: () => taken(false),
  "among five": () => refused(409, `${mostFiles} files at most can come with a message.`),
  today: () => {
    console.error("A file was refused: the day's limit is reached.");
    return refused(429, "We have had more files than we can take today.");
  },
};

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

/** The runtime's own, which lets through exactly as many bytes as were announced. */
declare class FixedLengthStream extends TransformStream<Uint8Array, Uint8Array> {
  constructor(size: number);
}
