import { afterAll } from '@jest/globals';
import { rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { closeTestDatabase } from './database.ts';

type Closable = { end?: () => Promise<unknown>; quit?: () => Promise<unknown> };

/** The app's own connections, found where its singletons lie, so that a test file need not know them. */
const opened = (name: string): Closable | undefined =>
  (globalThis as unknown as Record<symbol, Closable | undefined>)[Symbol.for(`amarena.${name}`)];

afterAll(async () => {
  await opened('pool')?.end?.();
  await opened('redis')?.quit?.();
  await closeTestDatabase();
  const dataDir = process.env['DATA_DIR'];
  if (dataDir?.startsWith(tmpdir()) === true) rmSync(dataDir, { recursive: true, force: true });
});
