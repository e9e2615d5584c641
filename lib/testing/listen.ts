import { type AddressInfo, createServer, type Server } from "node:net";

/** Opens a server of this machine on a port, a free one by default. @returns the port */
export async function listen(server: Server, port = 0, host?: string): Promise<number> {
  await new Promise<void>((done) => server.listen(port, host, done));
  return (server.address() as AddressInfo).port;
}

/** A port of this machine that nobody listens on. */
export async function freePort(): Promise<number> {
  const server = createServer();
  const port = await listen(server);
  await new Promise((done) => server.close(done));
  return port;
}
