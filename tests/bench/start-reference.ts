import { fork } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { freePorts } from '../setup/ports.ts';
import type { Route } from './bench-members.ts';
import type { ReferenceRoute } from './reference-route.ts';

/** Starts the reference chat in its own process; with a Redis address it shares rooms with other instances. */
export async function startReference(
  databaseUrl: string,
  routes: readonly Route[],
  redisUrl?: string,
): Promise<{ port: number; stop: () => void }> {
  const port = await freePorts(1);
  const args = [String(port), ...(redisUrl === undefined ? [] : [redisUrl])];
  const child = fork(join(import.meta.dirname, 'reference-chat.ts'), args, {
    env: { ...process.env, DATABASE_URL: databaseUrl },
  });
  const listening = once(child, 'message');
  child.send(routes.map((route): ReferenceRoute => ({ ...route, token: route.from.token })));
  await listening;
  return {
    port,
    stop: () => {
      child.disconnect();
    },
  };
}
