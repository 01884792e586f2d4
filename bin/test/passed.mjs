import { readFileSync, writeFileSync } from 'node:fs';
import { hashOf } from '../common/hash.mjs';
import { inRoot } from '../common/paths.mjs';

// Committed, so that a fresh clone has the hash of the sources with which a suite last passed.
const FILE = inRoot('tests', 'config', 'passed.json');

const read = () => JSON.parse(readFileSync(FILE, 'utf8'));

/** Whether a suite has passed with its current sources. */
export function hasPassed(name, sources) {
  return read()[name] === hashOf(sources);
}

/** Records that a suite passed with its current sources. */
export function recordPassed(name, sources) {
  writeFileSync(FILE, `${JSON.stringify({ ...read(), [name]: hashOf(sources) }, null, 2)}\n`);
}
