import { setTimeout as sleep } from 'node:timers/promises';
import { PlainError } from '../common/plain-error.mjs';

/**
 * Waits until the server with this start id answers that it is ready. Another program on its port does not
 * count. Throws a PlainError when it is not ready in time.
 */
export async function waitUntilReady(port, startId, { withinMs, logs }) {
  const end = Date.now() + withinMs;
  let stranger = false;
  while (Date.now() < end) {
    const ready = await fetch(`http://127.0.0.1:${port}/api/health/ready`).catch(() => undefined);
    const isOurs = ready?.headers.get('x-start-id') === startId;
    if (ready?.ok && isOurs) return;
    stranger = ready !== undefined && !isOurs;
    await sleep(100);
  }
  throw new PlainError(
    stranger
      ? `Another program answers on port ${port}: stop it, or set PORT to another one.`
      : `The server is not ready after ${withinMs / 1000} s: see ${logs}.`,
  );
}
