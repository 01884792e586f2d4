import { execFile } from 'node:child_process';
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { z } from 'zod';
import { root } from '../setup/process.ts';

const VERSION = '12.8.2';
const run = promisify(execFile);
const folder = join(root, '.data', 'tools', `lighthouse-${VERSION}`);
const program = join(folder, 'node_modules', 'lighthouse', 'cli', 'index.js');

const category = z.object({
  score: z.number().nullable(),
  auditRefs: z.array(z.object({ id: z.string(), weight: z.number() })),
});
const report = z.object({
  runtimeError: z.object({ code: z.string() }).optional(),
  categories: z.record(z.string(), category),
  audits: z.record(
    z.string(),
    z.object({ score: z.number().nullable(), numericValue: z.number().optional() }),
  ),
});

/** Installs Lighthouse at its first use: its packages are a seventh of all files that the project would install. */
export async function installLighthouse(): Promise<void> {
  if (existsSync(program)) return;
  console.log('Installing Lighthouse …');
  const args = ['install', '--no-save', '--no-package-lock', '--prefix', folder];
  await run('npm', [...args, `lighthouse@${VERSION}`]);
}

/** Lighthouse's report of a page in the browser that listens on the debugging port. */
export async function runLighthouse(
  url: string,
  port: number,
  categories: readonly string[],
): Promise<z.infer<typeof report>> {
  const options = [`--port=${port}`, '--output=json', '--quiet'];
  const only = `--only-categories=${categories.join(',')}`;
  const { stdout } = await run(process.execPath, [program, url, ...options, only], {
    maxBuffer: 64 * 1024 * 1024,
  });
  return report.parse(JSON.parse(stdout));
}
