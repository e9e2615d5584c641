/** @jest-environment node */
import { createServer } from "node:net";
import { freePort, listen, opened } from "./listen";

const server = createServer();

afterAll(() => server.close());

test("a port that refuses is asked again until a server takes connections there", async () => {
  const port = await freePort();
  const waiting = opened(port);
  await listen(server, port, "127.0.0.1");
  await waiting;
});
