import { createServer, Socket } from "node:net";
import { setTimeout as pause } from "node:timers/promises";
import { listen } from "@/lib/listen";

/** Slow 4G as Lighthouse has it: milliseconds one way, and bytes a millisecond towards the visitor. */
const oneWay = 75;
const width = (1.6 * 1024 * 1024) / 8 / 1000;
const packet = 1460;

/**
 * Puts a slow line before a server of this machine, for what the protocol's throttling does not reach: prerendered pages,
 * and Firefox. All connections share its width; that TCP starts slowly is left out.
 * @returns the line's port, and how to close it
 */
export async function startSlowLine(port: number): Promise<{ port: number; stop: () => void }> {
  let freeAt = 0;
  const server = createServer((visitor) => {
    const site = new Socket().connect(port, "127.0.0.1");
    carry(visitor, site, () => performance.now());
    carry(site, visitor, (bytes) => {
      freeAt = Math.max(performance.now(), freeAt) + bytes / width;
      return freeAt;
    });
  });
  return { port: await listen(server), stop: () => server.close() };
}

/** Hands on what comes, packet by packet in its order, and the end after it. */
function carry(from: Socket, to: Socket, sentAt: (bytes: number) => number) {
  let last = Promise.resolve();
  const later = (at: number, act: () => void) => {
    last = last.then(() => pause(Math.max(0, at + oneWay - performance.now()))).then(act);
  };
  from.setNoDelay();
  from.on("data", (data: Buffer) => {
    for (let at = 0; at < data.length; at += packet) {
      const part = data.subarray(at, at + packet);
      later(sentAt(part.length), () => to.writable && to.write(part));
    }
  });
  from.on("error", () => {});
  from.on("close", () => later(performance.now(), () => to.end()));
}
