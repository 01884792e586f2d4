import { readdirSync } from 'node:fs';
import { db } from '#lib/db/client.ts';

/** Every file in the store, so that files left by a refused upload are found. */
export function files(): string[] {
  const folder = process.env['DATA_DIR'] ?? '';
  return readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map(({ name }) => name)
    .sort();
}

/** Everything that an upload may leave behind. */
export async function countStored(): Promise<unknown> {
  return [files(), await db().photo.count(), await db().photoRemoval.count()];
}
