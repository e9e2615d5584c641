import { useEffect, useRef, useState } from "react";
import { createRoot } from "react-dom/client";
import { ownerRecords } from "@/data/schema";
import type { Finding } from "@/lib/go-live";
import { ask, opened } from "./ask";
import { RecordForm } from "./record-form";
import { type FieldLocation, StartPage } from "./start-page";

function Editor() {
  const [{ file, field }, setLocation] = useState<FieldLocation>({ file: opened });
  const [{ preview, findings }, setFindings] = useState<{ preview: string; findings?: readonly Finding[] }>({
    preview: "",
  });
  const [failed, setFailed] = useState("");
  const record = ownerRecords.find((each) => each.file === file);
  const [previewPath, setPreviewPath] = useState<string>(record?.page ?? "/");
  const [compiled, setCompiled] = useState(0);

  // Reload the findings after a save.
  useEffect(() => {
    if (file === "" || preview === "") ask("findings").then(setFindings, ({ message }) => setFailed(message));
  }, [file, preview]);
  useEffect(() => {
    history.replaceState(null, "", file ? `/#&${file}` : "/");
  }, [file]);

  // Reload the preview whenever it has compiled a change.
  useEffect(() => {
    async function follow() {
      for (let count = 0; ; setCompiled(count)) ({ count } = await ask(`compiled?known=${count}`));
    }
    follow().catch(() => undefined);
  }, []);

  const isUnsaved = useRef(false);

  const open = (location: FieldLocation) => {
    if (isUnsaved.current && !confirm("Leave this form without saving what you changed?")) return;
    isUnsaved.current = false;
    setLocation(location);
    setPreviewPath(ownerRecords.find((each) => each.file === location.file)?.page ?? "/");
  };
  if (failed) return <p role="alert">{failed}</p>;
  return (
    <div className="sides">
      <nav aria-label="Records">
        <button type="button" aria-current={record ? undefined : "page"} onClick={() => open({ file: "" })}>
          What is left to do
        </button>
        {ownerRecords.map((each) => (
          <button
            key={each.file}
            type="button"
            aria-current={each === record ? "page" : undefined}
            onClick={() => open(each)}
          >
            {each.title}
          </button>
        ))}
      </nav>
      <main>
        {record ? (
          <RecordForm key={record.file} record={record} field={field} show={setPreviewPath} isUnsaved={isUnsaved} />
        ) : (
          <StartPage findings={findings} open={open} />
        )}
      </main>
      {preview && <iframe key={`${previewPath} ${compiled}`} title="Preview of the site" src={preview + previewPath} />}
    </div>
  );
}

const root = document.getElementById("editor");
if (root) createRoot(root).render(<Editor />);
