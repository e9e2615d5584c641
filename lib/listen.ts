import { once } from "node:events";
import { type AddressInfo, createServer, type Server } from "node:net";

/**
 * Opens a server of this machine on a port, a free one by default.
 * @returns the port
 * @throws where the port is taken
 */
export async function listen(server: Server, port = 0, host?: string): Promise<number> {
  await once(server.listen(port, host), "listening");
  return (server.address() as AddressInfo).port;
}

/** A free port of this machine. */
export async function freePort(): Promise<number> {
  const server = createServer();
  const port = await listen(server);
  await once(server.close(), "close");
  return port;
}
