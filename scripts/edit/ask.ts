// The address keeps the token in this tab only; what follows the # is never sent to a server.
const [token = "", file = ""] = window.location.hash.slice(1).split("&");
if (token) sessionStorage.setItem("token", token);

/** The record that the address names. */
export const opened = file;

/** Asks the editor's server; what goes wrong is thrown as its own words. */
export async function ask(path: string, value?: unknown) {
  const headers = { authorization: `Bearer ${sessionStorage.getItem("token")}`, "content-type": "application/json" };
  const body = value instanceof Blob ? value : JSON.stringify(value);
  const response = await fetch(`/api/${path}`, { headers, ...(value !== undefined && { method: "PUT", body }) });
  if (!response.ok && response.status !== 422) throw new Error(await response.text());
  return response.json();
}
