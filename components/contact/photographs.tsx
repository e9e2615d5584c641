"use client";

import { type ChangeEvent, useId, useRef } from "react";
import { outlineButton, solidButton } from "@/components/ui/button-class";
import { fileKinds, fileMegabytes, fileMinutes, mostFiles } from "@/lib/photographs";
import { type Chosen, useFiles } from "./use-files";

const kinds = Object.values(fileKinds)
  .map(({ type }) => type)
  .join(",");

/**
 * Takes photographs and documents once the message has arrived, so that no file delays or endangers it. They go to the
 * message by its key, which this page and the database alone know.
 */
export default function Photographs({ enquiryKey }: { enquiryKey: string }) {
  const id = useId();
  const box = useRef<HTMLElement>(null);
  const input = useRef<HTMLInputElement>(null);
  const { files, left, isBusy, choose, remove, send } = useFiles(enquiryKey);
  const ready = files.filter(({ step }) => step === "ready");

  // The button that was pressed goes; the focus must not go with it.
  const stay = () => box.current?.focus({ preventScroll: true });
  function start(files: readonly Chosen[]) {
    stay();
    void send(files);
  }
  function drop(key: string) {
    stay();
    remove(key);
  }

  function onChange({ currentTarget }: ChangeEvent<HTMLInputElement>) {
    void choose([...(currentTarget.files ?? [])]);
    // So that a file that was taken off the list can be chosen again.
    currentTarget.value = "";
  }

  return (
    <section ref={box} tabIndex={-1} aria-labelledby={id} className="mt-5 border-2 border-ink p-5">
      <h3 id={id} className="text-h3">
        Add photographs or documents
      </h3>
      <p id={`${id}-hint`} className="mt-2 text-small text-ink-soft">
        Up to {mostFiles} files of {fileMegabytes} MB each, within the next {fileMinutes} minutes: pictures, or PDF
        documents.
      </p>
      {/* The browser's own control says that nothing is chosen once it may be used again. */}
      <input ref={input} type="file" multiple accept={kinds} onChange={onChange} hidden />
      <button
        type="button"
        onClick={() => input.current?.click()}
        disabled={isBusy}
        aria-describedby={`${id}-hint`}
        className={`${outlineButton} mt-4`}
      >
        Choose files
      </button>
      <div role="status">
        {left > 0 && (
          <p className="field-error">
            {mostFiles} files at most can go with a message: {left} left out.
          </p>
        )}
        <ul>
          {files.map((file) => (
            <Item key={file.key} file={file} onRetry={() => start([file])} onRemove={() => drop(file.key)} />
          ))}
        </ul>
      </div>
      {ready.length > 0 && !isBusy && (
        <button type="button" onClick={() => start(ready)} className={`${solidButton} mt-4`}>
          Send {ready.length === 1 ? "this file" : `these ${ready.length} files`}
        </button>
      )}
    </section>
  );
}

type ItemProps = { file: Chosen; onRetry: () => void; onRemove: () => void };

/** One file, what is to be said of it, and what can be done about it. */
function Item({ file: { name, step, note, part }, onRetry, onRemove }: ItemProps) {
  const wrong = step === "failed" || step === "refused";
  return (
    <li className="mt-4">
      <p className="font-semibold">{name}</p>
      <p className={wrong ? "field-error" : "text-small text-ink-soft"}>{note}</p>
      {step === "sending" && <progress value={part} aria-label={`How much of ${name} is sent`} className="w-full" />}
      {step === "failed" && (
        <button type="button" onClick={onRetry} className={`${outlineButton} mt-2 mr-4`}>
          Try again
        </button>
      )}
      {(wrong || step === "ready") && (
        <button type="button" onClick={onRemove} className={`${outlineButton} mt-2`}>
          Remove<span className="sr-only"> {name}</span>
        </button>
      )}
    </li>
  );
}
