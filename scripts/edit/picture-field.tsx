import type { WidgetProps } from "@rjsf/utils";
import { useState } from "react";
import { ask } from "./ask";

/** Takes a picture, which the editor's server checks and stores; the record holds the name of its file. */
export function PictureField({ id, value, onChange }: WidgetProps) {
  const [said, say] = useState("");

  async function store(picture: File) {
    say("The picture is being stored …");
    const { file } = await ask(`picture?name=${encodeURIComponent(picture.name)}`, picture);
    onChange(file);
    say("");
  }

  return (
    <>
      <input
        id={id}
        type="file"
        accept="image/jpeg,image/png,image/webp,image/avif"
        onChange={({ target }) => target.files?.[0] && store(target.files[0]).catch(({ message }) => say(message))}
      />
      {value && (
        <p>
          {`${value} `}
          <button type="button" onClick={() => onChange("")}>
            Take it out
          </button>
        </p>
      )}
      <p role="alert" className="text-danger">
        {said}
      </p>
    </>
  );
}
