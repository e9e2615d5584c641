import Form from "@rjsf/core/lib/components/Form.js";
import {
  type ErrorSchema,
  ErrorSchemaBuilder,
  type IconButtonProps,
  type RJSFSchema,
  TranslatableString,
  type UiSchema,
  type ValidatorType,
} from "@rjsf/utils";
import { useEffect, useState } from "react";
import { createRoot } from "react-dom/client";
import type { GenericSchema } from "valibot";
import { type OwnerRecord, ownerRecords } from "@/data/schema";
import type { Finding } from "@/lib/go-live";
import { type Problem, problemsIn } from "@/lib/records";
import { formSchema, tidy } from "./form";

// The address keeps the token in this tab only; what follows the # is never sent to a server.
const [token = "", opened = ""] = window.location.hash.slice(1).split("&");
if (token) sessionStorage.setItem("token", token);

/** Asks the editor's server; what goes wrong is thrown as its own words. */
async function ask(path: string, value?: unknown) {
  const response = await fetch(`/api/${path}`, {
    headers: { authorization: `Bearer ${sessionStorage.getItem("token")}`, "content-type": "application/json" },
    ...(value !== undefined && { method: "PUT", body: JSON.stringify(value) }),
  });
  if (!response.ok && response.status !== 422) throw new Error(await response.text());
  return response.json();
}

function errorSchema(problems: readonly Problem[]): ErrorSchema {
  const errors = new ErrorSchemaBuilder();
  for (const { path, message } of problems) errors.addErrors(message, [...path]);
  return errors.ErrorSchema;
}

/** What is typed is checked by the record's own schema, in its words. */
const validatorOf = (schema: GenericSchema): ValidatorType => ({
  isValid: () => true,
  rawValidation: () => ({}),
  validateFormData: (data) => {
    const problems = problemsIn(schema, tidy(schema, data));
    return {
      errors: problems.map(({ message }) => ({ stack: message })),
      errorSchema: errorSchema(problems),
    };
  },
});

/** Long texts have several lines, names to choose are boxes to tick; a text that is emptied stays a text. */
const look: UiSchema = { "ui:globalOptions": { emptyValue: "" } };
const longTexts = new Set(["Text", "Sentence", "Words", "Problem", "Result", "Description", "Written permission"]);
function lookOf({ title = "", items, properties = {} }: RJSFSchema): UiSchema {
  return {
    ...(longTexts.has(title) && { "ui:widget": "textarea" }),
    ...((items as RJSFSchema | undefined)?.enum && { "ui:widget": "checkboxes" }),
    ...(items !== undefined && { items: lookOf(items as RJSFSchema) }),
    ...Object.fromEntries(Object.entries(properties).map(([key, each]) => [key, lookOf(each as RJSFSchema)])),
  };
}

function TextButton({ words, id, className, disabled, onClick }: IconButtonProps & { words: string }) {
  return (
    <button type="button" id={id} className={className} disabled={disabled} onClick={onClick}>
      {words}
    </button>
  );
}
const ButtonTemplates = {
  AddButton: (props: IconButtonProps) => <TextButton {...props} words="Add an entry" />,
  RemoveButton: (props: IconButtonProps) => <TextButton {...props} words="Remove" />,
  MoveUpButton: (props: IconButtonProps) => <TextButton {...props} words="Move up" />,
  MoveDownButton: (props: IconButtonProps) => <TextButton {...props} words="Move down" />,
};

type Place = { readonly file: string; readonly field?: string | undefined };

function RecordForm({
  record,
  field,
  show,
}: { record: OwnerRecord; show: (page: string) => void } & Omit<Place, "file">) {
  const { file, title, schema } = record;
  const [texts, setTexts] = useState<readonly string[]>([]);
  const [typed, setTyped] = useState<unknown>();
  const [problems, setProblems] = useState<readonly Problem[]>([]);
  const [said, say] = useState("");
  const form = formSchema(schema) as RJSFSchema;
  const [now, before] = texts;

  useEffect(() => {
    ask(`record?file=${file}`)
      .then(({ text }) => {
        setTexts([text]);
        setTyped(JSON.parse(text));
      })
      .catch(({ message }) => say(message));
  }, [file]);

  const loaded = now !== undefined;
  useEffect(() => {
    if (loaded && field) document.getElementById(`root_${field.replaceAll(".", "_")}`)?.focus();
  }, [loaded, field]);

  async function put(value: unknown) {
    const answer = await ask(`record?file=${file}`, { base: now, value });
    setProblems(answer.problems ?? []);
    if (answer.problems) return say("Nothing is saved. Correct what is marked.");
    setTexts([answer.text, now ?? ""]);
    setTyped(JSON.parse(answer.text));
    say(`Saved in ${file}.`);
    show(answer.page);
  }
  const save = (value: unknown) => put(value).catch(({ message }) => say(message));

  return (
    <>
      <h1>{title}</h1>
      {now !== undefined && (
        <Form
          schema={{ ...form, title: "" }}
          uiSchema={{ ...lookOf(form), ...look, "ui:submitButtonOptions": { submitText: "Save" } }}
          formData={typed}
          validator={validatorOf(schema)}
          extraErrors={errorSchema(problems)}
          templates={{ ButtonTemplates }}
          translateString={(words) => (words === TranslatableString.ArrayItemTitle ? "Entry" : words)}
          showErrorList={false}
          noHtml5Validate
          onChange={({ formData }) => {
            setTyped(formData);
            setProblems([]);
          }}
          onSubmit={({ formData }) => save(formData)}
          onError={() => say("Nothing is saved. Correct what is marked.")}
        />
      )}
      {before !== undefined && (
        <button type="button" onClick={() => save(JSON.parse(before))}>
          Undo what was saved
        </button>
      )}
      <p role="status">{said}</p>
    </>
  );
}

/** The field that a finding names: "data/owner/business.json, legal.insurance", or "phone in data/owner/business.json". */
function placeOf(where: string): Place | undefined {
  const [file] = /data\/[\w/-]+\.json/.exec(where) ?? [];
  const [, after, before] = /json, ([\w.]+)|(\w+) in data/.exec(where) ?? [];
  return file ? { file, field: after ?? before } : undefined;
}

/** Each finding leads to its field. */
function StartPage({ findings, open }: { findings: readonly Finding[]; open: (place: Place) => void }) {
  return (
    <>
      <h1>Edit the site</h1>
      <p role="status">
        {findings.length === 0 ? "Nothing stands in the way of going live." : `${findings.length} facts left to settle`}
      </p>
      <ul>
        {findings.map(({ what, where }) => {
          const place = placeOf(where);
          return (
            <li key={what + where}>
              {place ? (
                <button type="button" className="link" onClick={() => open(place)}>
                  {what}
                </button>
              ) : (
                what
              )}
              <small>{where}</small>
            </li>
          );
        })}
      </ul>
    </>
  );
}

function Editor() {
  const [{ file, field }, setPlace] = useState<Place>({ file: opened });
  const [{ preview, findings }, setFindings] = useState({ preview: "", findings: [] as readonly Finding[] });
  const [failed, setFailed] = useState("");
  const record = ownerRecords.find((each) => each.file === file);
  const [view, setView] = useState({ page: record?.page ?? "/", again: false });

  // The list follows what was saved.
  useEffect(() => {
    if (file === "" || preview === "") ask("findings").then(setFindings, ({ message }) => setFailed(message));
  }, [file, preview]);
  useEffect(() => {
    history.replaceState(null, "", file ? `/#&${file}` : "/");
  }, [file]);

  // The development server may answer the first request after a save with what was there before: then it is asked again.
  const show = (page: string, again = false) => setView({ page, again });
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
          <RecordForm key={record.file} record={record} field={field} show={(page) => show(page, true)} />
        ) : (
          <StartPage findings={findings} open={open} />
        )}
      </main>
      {preview && (
        <iframe
          key={`${view.page} ${view.again}`}
          title="Preview of the site"
          src={`${preview}${view.page}`}
          onLoad={() => show(view.page)}
        />
      )}
    </div>
  );
}

const root = document.getElementById("editor");
if (root) createRoot(root).render(<Editor />);
