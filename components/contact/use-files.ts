"use client";

import { useEffect, useRef, useState } from "react";
import { headBytes, kindOf, largestFile, mostFiles, tooLarge, tooMany, wrongKind } from "@/lib/photographs";
import { askBeforeLeaving } from "./ask-before-leaving";
import { cleaned } from "./clean-picture";
import { sendFile } from "./send-file";

/** A file that the visitor has chosen. */
export type Chosen = {
  /** Its number in the enquiry, from 1. */
  readonly number: number;
  readonly name: string;
  readonly content: Blob;
  readonly step: "ready" | "sending" | "failed" | "arrived";
  /** Its status in words. */
  readonly note: string;
  /** The progress of its upload, from 0 to 1. */
  readonly part: number;
};

/**
 * The files of a message that has arrived.
 * @param enquiryKey the key of that message
 */
export function useFiles(endpoint: string, enquiryKey: string) {
  const [files, setFiles] = useState<readonly Chosen[]>([]);
  /** The rejected files with the reasons. */
  const [rejected, setRejected] = useState<readonly string[]>([]);
  const [isPreparing, setPreparing] = useState(false);
  const tries = useRef(new Map<number, AbortController>());
  const isWaiting = files.some(({ step }) => step !== "arrived");

  // Files are lost when the page is left before they are uploaded.
  useEffect(() => (isWaiting ? askBeforeLeaving() : undefined), [isWaiting]);

  function patch(number: number, change: Partial<Chosen>) {
    setFiles((all) => all.map((file) => (file.number === number ? { ...file, ...change } : file)));
  }

  /** Prepares files one after the other, because a phone has memory for one large picture at a time. */
  async function choose(chosen: readonly File[]) {
    setRejected([]);
    setPreparing(true);
    const taken = files.map(({ number }) => number);
    for (const file of chosen) {
      const number = Array.from({ length: mostFiles }, (_, index) => index + 1).find((free) => !taken.includes(free));
      const ready = number ? await prepared(file) : tooMany;
      if (typeof ready === "string") setRejected((all) => [...all, `${file.name}: ${ready}`]);
      else if (number) {
        taken.push(number);
        setFiles((all) => [...all, { number, name: file.name, step: "ready", part: 0, ...ready }]);
      }
    }
    setPreparing(false);
  }

  function remove(number: number) {
    setFiles((all) => all.filter((file) => file.number !== number));
  }

  /** Sends files one after the other; a failure does not stop the others. */
  async function send(chosen: readonly Chosen[]) {
    for (const { number } of chosen) {
      tries.current.set(number, new AbortController());
      patch(number, { step: "sending", note: "Waiting.", part: 0 });
    }
    for (const { number, name, content } of chosen) {
      const signal = tries.current.get(number)?.signal;
      if (!signal || signal.aborted) continue;
      patch(number, { note: "Being sent." });
      const onProgress = (part: number) => patch(number, { part });
      const headers = {
        "Idempotency-Key": enquiryKey,
        "File-Name": encodeURIComponent(name),
        "File-Number": String(number),
        "Content-Type": content.type || "application/octet-stream",
      };
      const failure = await sendFile(`${endpoint}/files`, headers, content, signal, onProgress);
      if (signal.aborted) continue;
      patch(number, failure ? { step: "failed", note: failure } : { step: "arrived", note: "Arrived." });
    }
  }

  function cancel(number: number) {
    tries.current.get(number)?.abort();
    patch(number, { step: "failed", note: "Cancelled." });
  }

  return { files, rejected, isPreparing, choose, remove, send, cancel };
}

/** The prepared file with its status, or the reason for its rejection. */
async function prepared(file: File): Promise<string | Pick<Chosen, "content" | "note">> {
  const kind = kindOf(new Uint8Array(await file.slice(0, headBytes).arrayBuffer()));
  if (!kind) return wrongKind;
  const { content, isClean } = kind === "pdf" ? { content: file, isClean: false } : await cleaned(file);
  if (content.size > largestFile) return tooLarge;
  return { content, note: isClean ? clean : kind === "pdf" ? pdf : unclean };
}

const clean = "Ready to send. We have removed the place and camera details.";
const pdf = "Ready to send. A PDF goes as it is, with any author’s name in it.";
const unclean = "Ready to send. Your browser cannot remove the camera’s details, so it may include where it was taken.";
