/** The fields of the contact form that people see, by their names, with their labels. */
export const labels = {
  name: "Full Name",
  phone: "Phone Number",
  email: "Email Address",
  service: "Service Required",
  message: "Message",
} as const;

export type FieldName = keyof typeof labels;
export type Fields = Readonly<Record<FieldName, string>>;

/** What an empty form holds. */
export const noWords: Fields = { name: "", phone: "", email: "", service: "", message: "" };

/** What stands in the form. */
export function readFields(form: HTMLFormElement): Fields {
  const data = new FormData(form);
  const text = (name: FieldName) => {
    const value = data.get(name);
    return typeof value === "string" ? value : "";
  };
  return {
    name: text("name"),
    phone: text("phone"),
    email: text("email"),
    service: text("service"),
    message: text("message"),
  };
}

/** Whether people see a field of that name. */
export function isVisible(name: string): name is FieldName {
  return Object.hasOwn(labels, name);
}

/** Whether two readings of the form hold the same words. */
export function sameFields(one: Fields, other: Fields): boolean {
  return Object.keys(labels).every((name) => !isVisible(name) || one[name] === other[name]);
}

/** Whether these words can be put into a form that holds those, without one being lost. */
export function fits(words: Fields, held: Fields): boolean {
  return Object.keys(labels).every((name) => !isVisible(name) || !held[name] || held[name] === words[name]);
}
