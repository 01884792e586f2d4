import { renameSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

/**
 * Notes in the folder `METRICS_FOLDER`, which node_exporter's textfile collector reads, that a task has succeeded
 * now: `backup` or `restore`.
 */
export function recordSuccess(task) {
  const folder = process.env.METRICS_FOLDER;
  if (!folder) return;
  const file = join(folder, `amarena_${task}.prom`);
  const seconds = Math.floor(Date.now() / 1_000);
  // The collector must not read half a line.
  writeFileSync(
    `${file}.draft`,
    `amarena_last_success_timestamp_seconds{task="${task}"} ${seconds}\n`,
  );
  renameSync(`${file}.draft`, file);
}
