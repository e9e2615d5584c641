import type { AddressInfo, Server } from "node:net";

/** Opens a server on a free port of this machine. @returns the port */
export async function listen(server: Server): Promise<number> {
  await new Promise<void>((done) => server.listen(0, done));
  return (server.address() as AddressInfo).port;
}
