import { photographsPath } from "@/lib/photographs";
import { reasonIn } from "./delivery-outcome";

const lost = "It did not reach us.";

/**
 * Sends one file. By XMLHttpRequest, as `fetch` does not say how far it is.
 * @param enquiryKey the key under which the message has arrived
 * @param key names the file, so that its repeat is the same file
 * @param onProgress told which part of it, from 0 to 1, is on its way
 * @returns nothing where it has arrived, else why not
 */
export function sendFile(
  enquiryKey: string,
  key: string,
  content: Blob,
  onProgress: (part: number) => void,
): Promise<string | undefined> {
  return new Promise((done) => {
    const request = new XMLHttpRequest();
    request.open("POST", photographsPath);
    request.setRequestHeader("Authorization", `Bearer ${enquiryKey}`);
    request.setRequestHeader("Idempotency-Key", key);
    request.upload.onprogress = ({ loaded, total }) => onProgress(total ? loaded / total : 0);
    request.onload = () => done(request.status < 300 && isJson(request) ? undefined : reason(request));
    request.onerror = () => done(lost);
    request.send(content);
  });
}

/** A page with a 200 comes from a network's sign-in page, or a host that takes no files. */
function isJson(request: XMLHttpRequest): boolean {
  return request.getResponseHeader("Content-Type")?.startsWith("application/json") ?? false;
}

function reason(request: XMLHttpRequest): string {
  try {
    return reasonIn(JSON.parse(request.responseText)) || lost;
  } catch {
    return lost;
  }
}
