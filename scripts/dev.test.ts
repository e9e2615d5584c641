import { spawn } from "node:child_process";
import { once } from "node:events";
import type { AddressInfo } from "node:net";
import { createServer } from "node:net";

jest.setTimeout(120_000);

test("the development server starts and serves the home page without an error", async () => {
  const socket = createServer().listen(0);
  const { port } = socket.address() as AddressInfo;
  await new Promise((done) => socket.close(done));
  const env = { ...process.env, PORT: String(port), NODE_ENV: "development" } as const;
  // A group of its own, so that one signal ends npm with what it has started.
  const server = spawn("npm run dev 2>&1", { env, detached: true, shell: true });
  let said = "";
  try {
    for await (const part of server.stdout.iterator({ destroyOnReturn: false })) {
      said += part;
      if (said.includes("Ready")) break;
    }
    server.stdout.on("data", (part) => {
      said += part;
    });
    const answer = await fetch(`http://localhost:${port}/`);
    expect([answer.status, await answer.text()]).toEqual([200, expect.stringContaining("<h1")]);
    expect(said).not.toMatch(/⨯|error/i);
  } finally {
    process.kill(-Number(server.pid));
    await once(server, "exit");
  }
});
