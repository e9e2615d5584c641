"use client";

import { useId, useRef } from "react";
import { outlineButton, solidButton } from "@/components/ui/button-class";
import { fileHours, fileKinds, fileMegabytes, maxFiles } from "@/lib/photographs";
import { type Chosen, useFiles } from "./use-files";

const kinds = Object.values(fileKinds)
  .map(({ type }) => type)
  .join(",");

export type PhotographsProps = {
  endpoint: string;
  /** The secret key of their message, shared by this page and the endpoint only. */
  enquiryKey: string;
  reference?: string | undefined;
  /** Whether no later message has arrived. */
  isLatest: boolean;
};

/** Uploads photographs and documents after the message has arrived, so that no file delays it. */
export default function Photographs({ endpoint, enquiryKey, reference, isLatest }: PhotographsProps) {
  const id = useId();
  const box = useRef<HTMLElement>(null);
  const input = useRef<HTMLInputElement>(null);
  const { files, rejected, isPreparing, choose, remove, send, cancel } = useFiles(endpoint, enquiryKey);
  const ready = files.filter(({ step }) => step === "ready");

  /** Moves the focus to the section first, because the pressed button is about to be removed. */
  const staying = (act: () => unknown) => () => {
    box.current?.focus({ preventScroll: true });
    act();
  };

  const itemButton = (file: Chosen, label: string, act: (file: Chosen) => unknown) => (
    <button type="button" onClick={staying(() => act(file))} className={`${outlineButton} mt-2 mr-4`}>
      {label}
      <span className="sr-only"> {file.name}</span>
    </button>
  );

  if (!isLatest && files.length === 0) return null;
  return (
    <section ref={box} tabIndex={-1} aria-labelledby={id} className="mt-5 border-2 border-ink p-5">
      <h3 id={id} className="text-h3">
        Add photographs or documents{reference && ` to ${reference}`}
      </h3>
      <p id={`${id}-hint`} className="mt-2 text-small text-ink-soft">
        You can add up to {maxFiles} pictures or PDF documents of {fileMegabytes} MB each within {fileHours} hours.
      </p>
      {/* Hidden, because the browser's control says that no file is chosen after each upload. */}
      <input
        ref={input}
        type="file"
        multiple
        accept={kinds}
        onChange={({ currentTarget }) => {
          void choose([...(currentTarget.files ?? [])]);
          // Reset, so that a removed file can be chosen again.
          currentTarget.value = "";
        }}
        hidden
      />
      <button
        type="button"
        onClick={() => input.current?.click()}
        disabled={isPreparing}
        aria-describedby={`${id}-hint`}
        className={`${outlineButton} mt-4`}
      >
        Choose files
      </button>
      <div aria-live="polite">
        {isPreparing && <p className="mt-4 text-small text-ink-soft">We are getting your files ready.</p>}
        {rejected.map((words, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: the same file may be rejected twice with the same words
          <p key={index} className="field-error">
            {words}
          </p>
        ))}
        <ul>
          {files.map((file) => (
            <li key={file.number} className="mt-4">
              <p className="font-semibold">{file.name}</p>
              <p className={file.step === "failed" ? "field-error" : "text-small text-ink-soft"}>{file.note}</p>
              {file.step === "sending" && (
                <progress value={file.part} aria-label={`How much of ${file.name} is sent`} className="w-full" />
              )}
              {file.step === "sending" && itemButton(file, "Cancel", cancel)}
              {file.step === "failed" && itemButton(file, "Try again", (again) => send([again]))}
              {(file.step === "failed" || file.step === "ready") && itemButton(file, "Remove", remove)}
            </li>
          ))}
        </ul>
      </div>
      {ready.length > 0 && !isPreparing && (
        <button type="button" onClick={staying(() => send(ready))} className={`${solidButton} mt-4`}>
          Send {ready.length === 1 ? "this file" : `these ${ready.length} files`}
        </button>
      )}
    </section>
  );
}
