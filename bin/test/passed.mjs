import { readFileSync, writeFileSync } from 'node:fs';
import { hashOf } from '../common/hash.mjs';
import { inRoot } from '../common/paths.mjs';

// Committed: a fresh clone knows with which sources a suite passed last.
const FILE = inRoot('tests', 'config', 'passed.json');

const read = () => JSON.parse(readFileSync(FILE, 'utf8'));

/** Whether a suite has passed with its sources as they are now. */
export function hasPassed(name, sources) {
  return read()[name] === hashOf(sources);
}

/** Records that a suite passed with its sources as they are now. */
export function recordPassed(name, sources) {
  writeFileSync(FILE, `${JSON.stringify({ ...read(), [name]: hashOf(sources) }, null, 2)}\n`);
}
