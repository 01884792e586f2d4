import { setTimeout as sleep } from 'node:timers/promises';

const WAIT_MS = 60_000;

/** Resolves once the condition holds; throws after `WAIT_MS`. */
export async function until(what: string, holds: () => Promise<boolean> | boolean): Promise<void> {
  for (const end = Date.now() + WAIT_MS; Date.now() < end;) {
    if (await holds()) return;
    await sleep(50);
  }
  throw new Error(`waited in vain for ${what}`);
}
