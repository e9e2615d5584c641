import { reasonIn, TransientFailure, transientFailure, withRetries } from "./with-retries";

/** How long an upload may make no progress, in milliseconds. */
const stallTimeout = 30_000;
const lost = "It did not reach us.";

/**
 * Sends one file by XMLHttpRequest, because `fetch` reports no upload progress.
 * @param headers names the message and the file
 * @param onProgress told which part of it, from 0 to 1, is on its way
 * @returns nothing where it has arrived, else why not
 */
export async function sendFile(
  address: string,
  headers: Readonly<Record<string, string>>,
  content: Blob,
  signal: AbortSignal,
  onProgress: (part: number) => void,
): Promise<string | undefined> {
  const attempt = () =>
    new Promise<string | TransientFailure | undefined>((resolve) => {
      if (signal.aborted) return resolve(lost);
      const request = new XMLHttpRequest();
      request.open("POST", address);
      for (const [name, value] of Object.entries(headers)) request.setRequestHeader(name, value);
      const stop = () => request.abort();
      let stall: ReturnType<typeof setTimeout>;
      const move = () => {
        clearTimeout(stall);
        stall = setTimeout(stop, stallTimeout);
      };
      request.upload.onprogress = ({ loaded, total }) => {
        move();
        onProgress(total ? loaded / total : 0);
      };
      request.onloadend = () => {
        clearTimeout(stall);
        signal.removeEventListener("abort", stop);
      };
      request.onabort = () => resolve(lost);
      request.onerror = () => resolve(new TransientFailure("unanswered"));
      request.onload = () => {
        const { status, response } = request;
        // A 200 with HTML comes from a captive portal or a host that accepts no files.
        if (status === 201) return resolve(undefined);
        resolve(
          transientFailure(status, response, request.getResponseHeader("Retry-After")) ?? (reasonIn(response) || lost),
        );
      };
      request.responseType = "json";
      signal.addEventListener("abort", stop);
      move();
      request.send(content);
    });
  const result = await withRetries(attempt);
  return result instanceof TransientFailure ? lost : result;
}
