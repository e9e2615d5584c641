"use client";

import { useEffect, useRef, useState } from "react";
import { outlineButton } from "@/components/ui/button-class";
import { copyText } from "@/components/ui/copy-text";

/** A letter with a button to copy it. If the browser cannot copy, the text is selected. */
export function Letter({ text }: { text: string }) {
  const letter = useRef<HTMLParagraphElement>(null);
  const [status, setStatus] = useState("");
  const [isHydrated, setIsHydrated] = useState(false);
  useEffect(() => setIsHydrated(true), []);

  const copy = async () => {
    if (await copyText(text)) return setStatus("Copied. Paste it, and fill in what is in brackets.");
    if (letter.current) getSelection()?.selectAllChildren(letter.current);
    setStatus("Your browser did not copy it. The letter is marked, so you can copy it yourself.");
  };

  return (
    <>
      <p ref={letter} className="letter">
        {text}
      </p>
      <p className="copy-letter">
        <button type="button" hidden={!isHydrated} className={outlineButton} onClick={copy}>
          Copy this letter
        </button>
        <span role="status">{status}</span>
      </p>
    </>
  );
}
