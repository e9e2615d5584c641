/** Which files have come with which enquiry, and how many more may: the table `photographs`. */
import { fileMinutes, mostFiles, objectName } from "@/lib/photographs";
import { type Database, type Env, positive } from "./env";
import { later, named } from "./schema";

/** How many files without an enquiry one run of the schedule deletes, in one call. */
const mostDeleted = 100;

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

/** Whose file it is, or why it is not taken: "stored" is one that is there already. */
type Reservation = { readonly enquiry: string } | { readonly not: "known" | "stored" | "among five" | "today" };

/** Takes a place for a file where its enquiry is known and every limit leaves room. */
export async function reserve(env: Env, arrival: Arrival): Promise<Reservation> {
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
  if (place) return place;
  const found = await named(env.DB, find, all).first<{ readonly isStored: number; readonly count: number }>();
  if (!found) return { not: "known" };
  if (found.isStored) return { not: "stored" };
  return { not: found.count >= mostFiles ? "among five" : "today" };
}

type Noted = { readonly isFirst: number; readonly number: number; readonly status: string };

/** Notes that a file is there, unless its enquiry is gone, and says whether it is the first of its enquiry. */
export function note(db: Database, enquiry: string, key: string): Promise<Noted | null> {
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
export function release(db: Database, enquiry: string, key: string): Promise<unknown> {
  return named(db, "DELETE FROM photographs WHERE enquiry = :enquiry AND key = :key AND stored_at IS NULL", {
    enquiry,
    key,
  }).run();
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
