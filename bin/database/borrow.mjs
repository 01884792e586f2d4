import { existsSync } from 'node:fs';
import { inData } from '../common/paths.mjs';
import { PlainError } from '../common/plain-error.mjs';
import { directUrl } from './connect.mjs';
import { runningDatabase, startDatabase } from './embedded.mjs';

/**
 * The database that the app uses, started for as long as this command needs it: { url, release }. With `create` the
 * embedded one is created if there is none.
 */
export async function borrowDatabase({ create = false } = {}) {
  const given = directUrl();
  if (given) return { url: given, release: async () => undefined };
  const directory = inData('postgres');
  const running = await runningDatabase(directory);
  if (running !== undefined) return { url: running, release: async () => undefined };
  if (!create && !existsSync(`${directory}.json`))
    throw new PlainError('There is no database yet: "npm start" makes one.');
  const { url, stop } = await startDatabase(directory);
  return { url, release: stop };
}
