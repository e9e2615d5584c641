"use client";

import { useState } from "react";
import { headBytes, kindOf, largestFile, mostFiles, tooLarge, wrongKind } from "@/lib/photographs";
import { askBeforeLeaving } from "./ask-before-leaving";
import { cleaned, type Prepared } from "./clean-picture";
import { newKey } from "./delivery-request";
import { sendFile } from "./send-file";

/** A file that the visitor has chosen. */
export type Chosen = {
  readonly key: string;
  readonly name: string;
  readonly content: Blob;
  readonly step: "preparing" | "ready" | "refused" | "sending" | "failed" | "arrived";
  /** What is to be said of it. */
  readonly note: string;
  /** How much of it is on its way, from 0 to 1. */
  readonly part: number;
};

/**
 * The files that go to a message that has arrived.
 * @param enquiryKey the key of that message
 */
export function useFiles(enquiryKey: string) {
  const [files, setFiles] = useState<readonly Chosen[]>([]);
  const [left, setLeft] = useState(0);
  const isBusy = files.some(({ step }) => step === "sending");

  function patch(key: string, change: Partial<Chosen>) {
    setFiles((all) => all.map((file) => (file.key === key ? { ...file, ...change } : file)));
  }

  /** Makes ready what was chosen, one after the other: a phone has room for one large picture at a time. */
  async function choose(chosen: readonly File[]) {
    const room = Math.max(0, mostFiles - files.filter(({ step }) => step !== "refused").length);
    setLeft(Math.max(0, chosen.length - room));
    const taken = chosen.slice(0, room).map((content) => ({ key: newKey(), name: content.name, content }));
    const preparing = { step: "preparing", note: "Being made ready.", part: 0 } as const;
    setFiles((all) => [...all, ...taken.map((file) => ({ ...file, ...preparing }))]);
    for (const { key, content } of taken) patch(key, await prepared(content));
  }

  function remove(key: string) {
    setFiles((all) => all.filter((file) => file.key !== key));
  }

  /** Sends files one after the other; one that fails keeps none of the others. */
  async function send(chosen: readonly Chosen[]) {
    const stopAsking = askBeforeLeaving();
    for (const { key } of chosen) patch(key, { step: "sending", note: "Waiting.", part: 0 });
    for (const { key, content } of chosen) {
      patch(key, { note: "Being sent." });
      const failure = await sendFile(enquiryKey, key, content, (part) => patch(key, { part }));
      patch(key, failure ? { step: "failed", note: failure } : { step: "arrived", note: "Arrived." });
    }
    stopAsking();
  }

  return { files, left, isBusy, choose, remove, send };
}

async function prepared(file: File): Promise<Pick<Chosen, "content" | "step" | "note">> {
  const kind = kindOf(new Uint8Array(await file.slice(0, headBytes).arrayBuffer()));
  if (!kind) return { content: file, step: "refused", note: wrongKind };
  const { content, isClean }: Prepared = kind === "pdf" ? { content: file, isClean: false } : await cleaned(file);
  if (content.size > largestFile) return { content, step: "refused", note: tooLarge };
  return { content, step: "ready", note: isClean ? clean : kind === "pdf" ? pdf : unclean };
}

const clean = "Ready to send. The place and the camera are removed.";
const pdf = "Ready to send. A PDF goes as it is, with anything it says of its author.";
const unclean =
  "Ready to send. Your browser cannot remove what the camera noted, so the place goes with it if it was noted.";
