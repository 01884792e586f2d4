import { execFile } from 'node:child_process';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { root } from '../setup/process.ts';

type Running = { readonly databaseUrl: string; readonly port: number };

/** What `npm run desk -- …` runs, on the running app's database; answers with what it prints, and fails with it. */
export async function desk(
  { databaseUrl, port }: Running,
  ...words: readonly string[]
): Promise<string> {
  const node = join(root, 'node_modules/.bin/node');
  const { stdout } = await promisify(execFile)(node, ['lib/staff/command-line.ts', ...words], {
    cwd: root,
    env: {
      ...process.env,
      ...{ NODE_OPTIONS: '', APP_ENV: 'test', DEMO: '1', LOG_LEVEL: 'error' },
      ...{ DATABASE_URL: databaseUrl, PUBLIC_PORT: String(port) },
    },
  }).catch((error: unknown) => {
    throw new Error(`desk ${words.join(' ')}: ${(error as { stdout: string }).stdout}`);
  });
  return stdout.trim();
}
