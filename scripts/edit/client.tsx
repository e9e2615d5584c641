import { useEffect, useState } from "react";
import { createRoot } from "react-dom/client";
import { ownerRecords } from "@/data/schema";
import type { Finding } from "@/lib/go-live";
import { ask, opened } from "./ask";
import { RecordForm } from "./record-form";
import { type Place, StartPage } from "./start-page";

function Editor() {
  const [{ file, field }, setPlace] = useState<Place>({ file: opened });
  const [{ preview, findings }, setFindings] = useState({ preview: "", findings: [] as readonly Finding[] });
  const [failed, setFailed] = useState("");
  const record = ownerRecords.find((each) => each.file === file);
  const [page, show] = useState<string>(record?.page ?? "/");
  const [taken, setTaken] = useState(0);

  // The list follows what was saved.
  useEffect(() => {
    if (file === "" || preview === "") ask("findings").then(setFindings, ({ message }) => setFailed(message));
  }, [file, preview]);
  useEffect(() => {
    history.replaceState(null, "", file ? `/#&${file}` : "/");
  }, [file]);

  // The preview is loaded again whenever it has taken in a change.
  useEffect(() => {
    async function follow(known: number) {
      const answer = await ask(`taken?known=${known}`);
      setTaken(answer.taken);
      await follow(answer.taken);
    }
    follow(0).catch(() => undefined);
  }, []);

  const open = (place: Place) => {
    setPlace(place);
    show(ownerRecords.find((each) => each.file === place.file)?.page ?? "/");
  };
  if (failed) return <p role="alert">{failed}</p>;
  return (
    <div className="sides">
      <nav aria-label="Records">
        <button type="button" aria-current={record ? undefined : "page"} onClick={() => setPlace({ file: "" })}>
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
          <RecordForm key={record.file} record={record} field={field} show={show} />
        ) : (
          <StartPage findings={findings} open={open} />
        )}
      </main>
      {preview && <iframe key={`${page} ${taken}`} title="Preview of the site" src={`${preview}${page}`} />}
    </div>
  );
}

const root = document.getElementById("editor");
if (root) createRoot(root).render(<Editor />);
