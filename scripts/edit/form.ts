import { toJsonSchema } from "@valibot/to-json-schema";
import type { GenericSchema } from "valibot";

type JsonSchema = ReturnType<typeof toJsonSchema>;
type Part = JsonSchema | boolean | undefined;

/** The JSON schema of a form: texts are empty by default, and items of lists of names are unique. */
export function formSchema(schema: GenericSchema): JsonSchema {
  // Rules that JSON schema cannot express are checked by valibot on change.
  return complete(toJsonSchema(schema, { errorMode: "ignore" })) as JsonSchema;
}

function complete(part: Part): Part {
  if (typeof part !== "object") return part;
  const { required: _, items, properties, ...rest } = part;
  const one = complete(items as Part);
  const names = typeof one === "object" && one.enum !== undefined;
  return {
    ...rest,
    ...(part.type === "string" && (part.enum?.includes("") ?? true) && { default: "" }),
    ...(items !== undefined && { items: one, uniqueItems: names }),
    ...(properties && {
      properties: Object.fromEntries(Object.entries(properties).map(([key, value]) => [key, complete(value)])),
    }),
  } as JsonSchema;
}

/** The properties of schemas that this module reads. */
type SchemaNode = {
  readonly type: string;
  readonly entries?: Readonly<Record<string, SchemaNode>>;
  readonly item?: SchemaNode;
  readonly wrapped?: SchemaNode;
};

const isNothing = (value: unknown): boolean =>
  value === undefined || value === "" || (typeof value === "object" && Object.values(value ?? {}).every(isNothing));

/** The values of a form, in the order of the schema and without empty optional fields. */
export function tidy(schema: GenericSchema, value: unknown): unknown {
  return inOrder(schema as unknown as SchemaNode, value);
}

function inOrder({ entries, item, wrapped }: SchemaNode, value: unknown): unknown {
  if (wrapped) return inOrder(wrapped, value);
  if (item && Array.isArray(value)) return value.map((each) => inOrder(item, each));
  if (!entries || typeof value !== "object" || value === null) return value;
  const rest: Record<string, unknown> = { ...value };
  const known = Object.entries(entries).flatMap(([key, node]) => {
    const each = inOrder(node, rest[key]);
    delete rest[key];
    return each === undefined || (node.type === "optional" && isNothing(each)) ? [] : [[key, each] as const];
  });
  return Object.fromEntries([...known, ...Object.entries(rest)]);
}
