// The token is in the fragment of the address, which browsers never send to a server.
const [token = "", file = ""] = window.location.hash.slice(1).split("&");
if (token) sessionStorage.setItem("token", token);

/** The file of the record that the address names. */
export const opened = file;

/** Sends a request to the editor's server; throws its error message. */
export async function ask(path: string, value?: unknown) {
  const headers = { authorization: `Bearer ${sessionStorage.getItem("token")}`, "content-type": "application/json" };
  const body = value instanceof Blob ? value : JSON.stringify(value);
  const response = await fetch(`/api/${path}`, { headers, ...(value !== undefined && { method: "PUT", body }) });
  if (!response.ok && response.status !== 422) throw new Error(await response.text());
  return response.json();
}
