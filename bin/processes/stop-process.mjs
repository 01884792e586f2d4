import { readFileSync } from 'node:fs';
import { setTimeout as sleep } from 'node:timers/promises';

/** Whether a process is running. A zombie (ended, not yet reaped by its parent) counts as ended. */
export function isAlive(pid) {
  try {
    process.kill(pid, 0);
  } catch (error) {
    return error.code === 'EPERM';
  }
  return !isZombie(pid);
}

/** Ends a process with `signal`, and with SIGKILL if it still runs after `graceMs`. */
export async function stopProcess(pid, signal, graceMs, lastSignal = 'SIGKILL') {
  if (!send(pid, signal)) return;
  if (await gone(pid, graceMs)) return;
  send(pid, lastSignal);
  await gone(pid, 5_000);
}

async function gone(pid, withinMs) {
  const end = Date.now() + withinMs;
  while (isAlive(pid)) {
    if (Date.now() > end) return false;
    await sleep(25);
  }
  return true;
}

function send(pid, signal) {
  try {
    process.kill(pid, signal);
    return true;
  } catch {
    return false;
  }
}

function isZombie(pid) {
  try {
    const stat = readFileSync(`/proc/${pid}/stat`, 'utf8');
    return stat.slice(stat.lastIndexOf(')') + 2).startsWith('Z');
  } catch {
    return false;
  }
}
