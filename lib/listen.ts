import { once } from "node:events";
import { type AddressInfo, connect, createServer, type Server } from "node:net";
import { setTimeout as pause } from "node:timers/promises";

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

/** Waits until another process of this machine takes connections on a port of 127.0.0.1. */
export async function opened(port: number): Promise<void> {
  const socket = connect(port, "127.0.0.1");
  try {
    await once(socket, "connect");
  } catch {
    await pause(100);
    await opened(port);
  } finally {
    socket.destroy();
  }
}
