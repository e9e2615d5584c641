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
import type { GenericSchema } from "valibot";
import type { OwnerRecord } from "@/data/schema";
import { type Problem, problemsIn } from "@/lib/records";
import { ask } from "./ask";
import { formSchema, tidy } from "./form";
import { PictureField } from "./picture-field";
import type { Place } from "./start-page";

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
function lookOf({ title = "", items, properties = {} }: RJSFSchema): UiSchema {
  return {
    ...(title === "Picture" && { "ui:widget": PictureField }),
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

/** The form of a record, made from its schema. */
export function RecordForm({
  record,
  field,
  show,
}: { record: OwnerRecord; show: (page: string) => void } & Pick<Place, "field">) {
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
