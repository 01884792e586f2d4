import { spawnSync } from 'node:child_process';
import { node24 } from '../common/paths.mjs';

/** What a start of Node takes on a machine of ordinary speed, in milliseconds. */
const ORDINARY_MS = 60;
const STARTS = 5;
const MAX_FACTOR = 4;

/**
 * By how much this machine is slower than an ordinary one, from 1 to 4: the limits of browser tests grow with it, so
 * that a slow machine fails no test that only takes longer there. Starts of a process show the price of memory and
 * system calls, which differs most among virtual machines.
 */
export function slowness() {
  const times = Array.from({ length: STARTS }, () => {
    const begun = performance.now();
    spawnSync(node24(), ['-e', '0']);
    return performance.now() - begun;
  }).sort((a, b) => a - b);
  return Math.min(Math.max(times[Math.floor(STARTS / 2)] / ORDINARY_MS, 1), MAX_FACTOR);
}
