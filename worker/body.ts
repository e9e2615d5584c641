/** What was typed, as it came. */
export type Values = Readonly<Record<string, unknown>>;

/**
 * The most that is read, in bytes. A form that is full to the last character, in a script that takes nine bytes for
 * each (%E4%BD%A0), has about 50 KiB; up to nearly three times that, what is too long comes back whole.
 */
const largest = 128 * 1024;

export type Body = {
  /** The fields, as far as they were read; nothing where they make no sense. */
  readonly values: Values | undefined;
  readonly tooLarge: boolean;
};

/** Reads a body, counted meanwhile: its announced length may be missing or untrue. */
export async function readBody(request: Request, isForm: boolean): Promise<Body> {
  // A form is plain ASCII, so its other bytes are only damage; in JSON they are somebody's words.
  const decoder = new TextDecoder("utf-8", { fatal: !isForm, ignoreBOM: false });
  let size = 0;
  let text = "";
  let tooLarge = false;
  const reader = request.body?.getReader();
  try {
    for (let part = await reader?.read(); part?.value && size <= largest; part = await reader?.read()) {
      size += part.value.byteLength;
      text += decoder.decode(part.value, { stream: true });
    }
    tooLarge = size > largest;
    if (tooLarge) await reader?.cancel();
    else text += decoder.decode();
    return { values: isForm ? formValues(text, tooLarge) : jsonValues(text), tooLarge };
  } catch {
    return { values: undefined, tooLarge };
  }
}

function jsonValues(text: string): Values | undefined {
  const value: unknown = JSON.parse(text);
  return typeof value === "object" && value !== null && !Array.isArray(value) ? { ...value } : undefined;
}

/** A form has only text; an empty key counts as none. */
function formValues(text: string, isCut: boolean): Values | undefined {
  if (!text) return undefined;
  const { key, ...values } = Object.fromEntries(new URLSearchParams(isCut ? text.replace(/%.?$/, "") : text));
  return { ...values, ...(key && { key }) };
}
