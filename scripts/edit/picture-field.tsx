import type { WidgetProps } from "@rjsf/utils";
import { useState } from "react";
import { ask } from "./ask";

/** A field for a picture, which the editor's server validates and stores. Its value is the name of the file. */
export function PictureField({ id, value, onChange }: WidgetProps) {
  const [status, setStatus] = useState("");

  async function put(picture: File) {
    setStatus("The picture is being stored …");
    const { file } = await ask(`picture?name=${encodeURIComponent(picture.name)}`, picture);
    onChange(file);
    setStatus("");
  }

  return (
    <>
      <input
        id={id}
        type="file"
        accept="image/jpeg,image/png,image/webp,image/avif"
        onChange={({ target }) => target.files?.[0] && put(target.files[0]).catch(({ message }) => setStatus(message))}
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
        {status}
      </p>
    </>
  );
}
