import { type Reply, withRetries } from "./with-retries";

/** The maximum time without upload progress, in milliseconds. */
const stallTimeout = 30_000;

/** The reply for a cancelled or stalled upload (nginx's status for closed requests), which is not retried. */
const ended = { status: 499 } satisfies Reply;

/**
 * Sends one file by XMLHttpRequest, because `fetch` reports no upload progress.
 * @param headers names the message and the file
 * @param onProgress called with the fraction sent, from 0 to 1
 * @returns the last reply, of status 201 if the file has arrived
 */
export function sendFile(
  address: string,
  headers: Readonly<Record<string, string>>,
  content: Blob,
  signal: AbortSignal,
  onProgress: (part: number) => void,
): Promise<Reply> {
  const attempt = () =>
    new Promise<Reply>((resolve) => {
      if (signal.aborted) return resolve(ended);
      const request = new XMLHttpRequest();
      request.open("POST", address);
      request.responseType = "json";
      for (const [name, value] of Object.entries(headers)) request.setRequestHeader(name, value);
      const stop = () => request.abort();
      signal.onabort = stop;
      let stall = setTimeout(stop, stallTimeout);
      request.upload.onprogress = ({ loaded, total }) => {
        clearTimeout(stall);
        stall = setTimeout(stop, stallTimeout);
        onProgress(total ? loaded / total : 0);
      };
      request.onabort = () => resolve(ended);
      request.onloadend = () => {
        clearTimeout(stall);
        const { status, response: body } = request;
        resolve({ status, body, retryAfter: request.getResponseHeader("Retry-After") });
      };
      request.send(content);
    });
  return withRetries(attempt);
}
