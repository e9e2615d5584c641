/** The endpoint's reply to one request: a broken connection, no answer, or an answer. */
export type EndpointReply =
  | "broken"
  | "silent"
  | readonly [status: number, body?: unknown, headers?: Readonly<Record<string, string>>];

/** Fails all attempts of one delivery. */
export const failing: readonly EndpointReply[] = Array<EndpointReply>(4).fill([503]);

type Request = {
  readonly key: string;
  readonly body: Record<string, unknown>;
  /** The time of the request, in milliseconds. */
  readonly at: number;
};

/** Mocks an endpoint that sends these replies and then answers 201. Returns the list of its requests. */
export function endpoint(...replies: readonly EndpointReply[]): readonly Request[] {
  const requests: Request[] = [];
  globalThis.fetch = jest.fn(async (_address, init) => {
    const { headers, body } = Object(init);
    const reply = replies[requests.length] ?? [201];
    requests.push({ key: headers["Idempotency-Key"], body: JSON.parse(body), at: Date.now() });
    if (reply === "broken") throw new TypeError("fetch failed");
    if (reply === "silent") return new Promise((_, fail) => init?.signal?.addEventListener("abort", fail));
    const [status, answer = {}, more = {}] = reply;
    // jsdom has no Response. A string is an answer that is not JSON.
    const json = async () => (typeof answer === "string" ? JSON.parse(answer) : answer);
    return { ok: status < 300, status, headers: new Map(Object.entries(more)), json } as unknown as Response;
  });
  return requests;
}

beforeEach(() => {
  jest.useFakeTimers({ now: new Date("2026-11-21T12:00:00Z") });
  sessionStorage.clear();
  localStorage.clear();
});

afterEach(() => jest.useRealTimers());
