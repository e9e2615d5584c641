import { once } from "node:events";
import { type AddressInfo, connect, createServer, type Server } from "node:net";
import { setTimeout as pause } from "node:timers/promises";

/**
 * Starts listening and resolves with the port; 0 picks a free one.
 * @throws when the port is in use
 */
export async function listen(server: Server, port = 0, host?: string): Promise<number> {
  await once(server.listen(port, host), "listening");
  return (server.address() as AddressInfo).port;
}

/** Finds a free port of this machine. */
export async function freePort(): Promise<number> {
  const server = createServer();
  const port = await listen(server);
  await once(server.close(), "close");
  return port;
}

/** Waits until a process accepts connections on a port of 127.0.0.1. */
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
