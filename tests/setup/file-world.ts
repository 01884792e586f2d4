import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { testDatabase } from './database.ts';
import type { RunningProcess } from './process.ts';
import { serveTestSandbox } from './sandbox-process.ts';
import { worldPorts, type World } from './server.ts';

/**
 * The surroundings of the apps of a test file: the file's own database, an empty folder, and a sandbox in this
 * process. The caller removes it.
 */
export async function startFileWorld(): Promise<World> {
  const database = testDatabase();
  const dataDir = await mkdtemp(join(tmpdir(), 'amarena-world-'));
  const { firstPort, sandboxUrl, sandboxSettings } = await worldPorts();
  const sandbox = await serveTestSandbox(sandboxSettings);
  const started: RunningProcess[] = [];
  const remove = async (): Promise<void> => {
    await Promise.all(started.map((running) => running.stop()));
    sandbox.stop();
    await rm(dataDir, { recursive: true, force: true });
  };
  return { database, dataDir, sandboxUrl, firstPort, started, remove };
}
