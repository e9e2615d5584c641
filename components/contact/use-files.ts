"use client";

import { useEffect, useState } from "react";
import { headBytes, kindOf, largestFile, maxFiles, tooLarge, tooMany, wrongKind } from "@/lib/photographs";
import { wellFormed } from "@/lib/well-formed";
import { askBeforeLeaving } from "./ask-before-leaving";
import { cleaned } from "./clean-picture";
import { sendFile } from "./send-file";
import { reasonIn } from "./with-retries";

/** A file that the visitor has chosen. */
export type Chosen = {
  /** Its number in the enquiry, from 1. */
  readonly number: number;
  readonly name: string;
  readonly content: Blob;
  readonly step: "ready" | "sending" | "failed" | "arrived";
  /** The text of its status. */
  readonly note: string;
  /** The progress of its upload, from 0 to 1. */
  readonly part?: number;
  /** Cancels its upload. */
  readonly upload?: AbortController;
};

/**
 * The upload state of the files of a delivered message.
 * @param enquiryKey the key of that message
 */
export function useFiles(endpoint: string, enquiryKey: string) {
  const [files, setFiles] = useState<readonly Chosen[]>([]);
  /** The rejected files with the reasons. */
  const [rejected, setRejected] = useState<readonly string[]>([]);
  const [isPreparing, setPreparing] = useState(false);
  const isWaiting = files.some(({ step }) => step !== "arrived");

  // Files are lost when the page is left before they are uploaded.
  useEffect(() => (isWaiting ? askBeforeLeaving() : undefined), [isWaiting]);

  function patch({ number }: Chosen, change: Partial<Chosen>) {
    setFiles((all) => all.map((file) => (file.number === number ? { ...file, ...change } : file)));
  }

  /** Prepares files one after the other, because a phone has memory for one large picture at a time. */
  async function choose(chosen: readonly File[]) {
    setRejected([]);
    setPreparing(true);
    const free = Array.from({ length: maxFiles }, (_, index) => index + 1).filter(
      (number) => !files.some((file) => file.number === number),
    );
    for (const file of chosen) {
      const [number] = free;
      const ready = number ? await prepare(file) : tooMany;
      if (typeof ready === "string") setRejected((all) => [...all, `${file.name}: ${ready}`]);
      else if (number) {
        free.shift();
        setFiles((all) => [...all, { number, name: file.name, step: "ready", ...ready }]);
      }
    }
    setPreparing(false);
  }

  function remove({ number }: Chosen) {
    setFiles((all) => all.filter((file) => file.number !== number));
  }

  /** Sends files one after the other; a failure does not stop the others. */
  async function send(chosen: readonly Chosen[]) {
    const queue = chosen.map((file) => ({ file, upload: new AbortController() }));
    for (const { file, upload } of queue) patch(file, { step: "sending", note: "Waiting.", part: 0, upload });
    for (const { file, upload } of queue) {
      if (upload.signal.aborted) continue;
      patch(file, { note: "Being sent." });
      const headers = {
        "Idempotency-Key": enquiryKey,
        "File-Name": encodeURIComponent(wellFormed(file.name)),
        "File-Number": String(file.number),
        "Content-Type": file.content.type || "application/octet-stream",
      };
      const onProgress = (part: number) => patch(file, { part });
      const reply = await sendFile(`${endpoint}/files`, headers, file.content, upload.signal, onProgress);
      if (upload.signal.aborted) continue;
      if (reply.status === 201) patch(file, { step: "arrived", note: "Arrived." });
      else patch(file, { step: "failed", note: reasonIn(reply) || "It did not reach us." });
    }
  }

  function cancel(file: Chosen) {
    file.upload?.abort();
    patch(file, { step: "failed", note: "Cancelled." });
  }

  return { files, rejected, isPreparing, choose, remove, send, cancel };
}

/** Returns the prepared file with its status, or the reason for its rejection. */
async function prepare(file: File): Promise<string | Pick<Chosen, "content" | "note">> {
  // Reading fails for a file that is in the cloud only, or was deleted after it was chosen.
  const head = await file
    .slice(0, headBytes)
    .arrayBuffer()
    .catch(() => undefined);
  if (!head) return "Your browser could not read this file.";
  const kind = kindOf(new Uint8Array(head));
  if (!kind) return wrongKind;
  const clean = kind === "pdf" ? undefined : await cleaned(file);
  const content = clean ?? file;
  if (content.size > largestFile) return tooLarge;
  return { content, note: `Ready to send. ${clean ? notes.clean : kind === "pdf" ? notes.pdf : notes.metadataKept}` };
}

const notes = {
  clean: "We have removed the place and camera details.",
  pdf: "A PDF goes as it is, with any author’s name in it.",
  metadataKept: "Your browser cannot remove the camera’s details, so it may include where it was taken.",
} as const;
