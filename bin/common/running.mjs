import { existsSync, readFileSync } from 'node:fs';
import { isAlive } from '../processes/stop-process.mjs';
import { inData } from './paths.mjs';

/** Whether an app started from this data directory is running; the note of a killed one is ignored. */
export function isAppRunning() {
  const note = inData('running.json');
  return existsSync(note) && isAlive(JSON.parse(readFileSync(note, 'utf8')).pid);
}
