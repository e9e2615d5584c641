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
import { type RefObject, useEffect, useState } from "react";
import type { GenericSchema } from "valibot";
import type { OwnerRecord } from "@/data/schema";
import { pluralise } from "@/lib/pluralise";
import { type Problem, problemsIn } from "@/lib/records";
import { ask } from "./ask";
import { formSchema, tidy } from "./form";
import { PictureField } from "./picture-field";
import type { FieldLocation } from "./start-page";

function errorSchema(problems: readonly Problem[]): ErrorSchema {
  const errors = new ErrorSchemaBuilder();
  for (const { path, message } of problems) errors.addErrors(message, [...path]);
  return errors.ErrorSchema;
}

/** Validates the form with the record's own schema and its messages. */
const validatorOf = (schema: GenericSchema): ValidatorType => ({
  isValid: () => true,
  rawValidation: () => ({}),
  validateFormData: (data) => {
    const problems = problemsIn(schema, tidy(schema, data));
    return {
      // The property lets the form focus the first field with an error.
      errors: problems.map(({ path, message }) => ({ property: `.${path.join(".")}`, stack: message })),
      errorSchema: errorSchema(problems),
    };
  },
});

const notSaved = (count: number) => `Not saved. ${pluralise(count, "field")} to correct.`;

const uiOptions: UiSchema = { "ui:globalOptions": { emptyValue: "" } };
const longTexts = new Set([
  "Text",
  "Sentence",
  "Words",
  "Problem",
  "Work done",
  "Result",
  "Description",
  "Written permission",
]);
/** Long texts become textareas, and lists of names become checkboxes. An emptied field stays an empty text. */
function uiSchemaOf({ title = "", items, properties = {} }: RJSFSchema): UiSchema {
  return {
    ...(title === "Picture" && { "ui:widget": PictureField }),
    ...(longTexts.has(title) && { "ui:widget": "textarea" }),
    ...((items as RJSFSchema | undefined)?.enum && { "ui:widget": "checkboxes" }),
    ...(items !== undefined && { items: uiSchemaOf(items as RJSFSchema) }),
    ...Object.fromEntries(Object.entries(properties).map(([key, each]) => [key, uiSchemaOf(each as RJSFSchema)])),
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

type Props = Pick<FieldLocation, "field"> & {
  record: OwnerRecord;
  show: (page: string) => void;
  /** Set to whether the form has unsaved changes. */
  isUnsaved: RefObject<boolean>;
};

/** The form of a record, generated from its schema. */
export function RecordForm({ record, field, show, isUnsaved }: Props) {
  const { file, title, schema } = record;
  const [texts, setTexts] = useState<readonly string[]>([]);
  const [typed, setTyped] = useState<unknown>();
  const [problems, setProblems] = useState<readonly Problem[]>([]);
  const [status, setStatus] = useState("");
  const form = formSchema(schema) as RJSFSchema;
  const [now, before] = texts;
  const textOf = (value: unknown) => JSON.stringify(tidy(schema, value));
  const isChanged = now !== undefined && textOf(typed) !== textOf(JSON.parse(now));

  useEffect(() => {
    ask(`record?file=${file}`)
      .then(({ text }) => {
        setTexts([text]);
        setTyped(JSON.parse(text));
      })
      .catch(({ message }) => setStatus(message));
  }, [file]);

  const loaded = now !== undefined;
  useEffect(() => {
    if (loaded && field) document.getElementById(`root_${field.replaceAll(".", "_")}`)?.focus();
  }, [loaded, field]);

  useEffect(() => {
    isUnsaved.current = isChanged;
    if (!isChanged) return;
    const warn = (event: BeforeUnloadEvent) => event.preventDefault();
    addEventListener("beforeunload", warn);
    return () => removeEventListener("beforeunload", warn);
  }, [isChanged, isUnsaved]);

  async function put(value: unknown) {
    const answer = await ask(`record?file=${file}`, { base: now, value });
    setProblems(answer.problems ?? []);
    if (answer.problems) return setStatus(notSaved(answer.problems.length));
    setTexts([answer.text, now ?? ""]);
    setTyped(JSON.parse(answer.text));
    setStatus(`Saved in ${file}.`);
    show(answer.page);
  }
  const save = (value: unknown) => put(value).catch(({ message }) => setStatus(message));

  return (
    <>
      <h1>{title}</h1>
      {now !== undefined && (
        <Form
          schema={{ ...form, title: "" }}
          uiSchema={{ ...uiSchemaOf(form), ...uiOptions, "ui:submitButtonOptions": { submitText: "Save" } }}
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
          focusOnFirstError
          onError={(errors) => setStatus(notSaved(errors.length))}
        />
      )}
      {before !== undefined && (
        <button type="button" onClick={() => save(JSON.parse(before))}>
          Undo what was saved
        </button>
      )}
      <p role="status">{status}</p>
    </>
  );
}
