import { randomInt } from 'node:crypto';
import { once } from 'node:events';
import { createServer, type Server } from 'node:net';

// Below the ranges that Linux, macOS and Windows use for outgoing connections and for port 0: those could
// take a chosen port before it is used, and hold it for a minute after closing.
const LOWEST = 20_000;
const ROWS = 1_500;
const ROW_LENGTH = 8;

/**
 * The first of `count` neighbouring free ports on loopback, seven at most. The last port of their row stays
 * taken until this process ends, so that no other process chooses the same row.
 */
export async function freePorts(count: number): Promise<number> {
  const start = randomInt(ROWS);
  for (let step = 0; step < ROWS; step += 1) {
    const first = LOWEST + ROW_LENGTH * ((start + step) % ROWS);
    const guard = await listen(first + ROW_LENGTH - 1);
    if (guard === undefined) continue;
    const ports = Array.from({ length: count }, (_, index) => first + index);
    const free = await Promise.all(ports.map(isFree));
    if (free.every(Boolean)) return first;
    guard.close();
  }
  throw new Error(`found no ${count} free ports in a row`);
}

async function isFree(port: number): Promise<boolean> {
  const probe = await listen(port);
  if (probe === undefined) return false;
  probe.close();
  await once(probe, 'close');
  return true;
}

/** A server on this port that does not keep the process running; undefined if the port is taken. */
async function listen(port: number): Promise<Server | undefined> {
  const server = createServer().unref();
  server.listen({ port, host: '127.0.0.1', exclusive: true });
  try {
    await once(server, 'listening');
    return server;
  } catch {
    return undefined;
  }
}
