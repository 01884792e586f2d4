import { spawn } from 'node:child_process';
import { closeSync, mkdirSync, openSync, readFileSync, renameSync } from 'node:fs';
import { dirname } from 'node:path';
import { fileURLToPath } from 'node:url';
import { stopProcess } from './stop-process.mjs';

const WATCHDOG = fileURLToPath(new URL('watchdog.mjs', import.meta.url));

/**
 * The processes that one command starts. They are stopped in the reverse order of their start, each with its
 * own signal and grace, even if the command itself is killed: a watchdog process holds their list.
 */
export class ProcessGroup {
  #members = [];
  #watchdog;

  constructor() {
    this.#watchdog = spawn(process.execPath, [WATCHDOG], {
      detached: true,
      stdio: ['pipe', 'ignore', 'ignore'],
    });
    this.#watchdog.on('error', () => undefined);
    this.#watchdog.stdin.on('error', () => undefined);
    this.#watchdog.unref();
    this.#watchdog.stdin.unref?.();
  }

  /** Adds a process that was started elsewhere. */
  adopt(pid, signal, graceMs) {
    this.#members.unshift({ pid, signal, graceMs });
    this.#sendMembers();
  }

  /**
   * Starts a program in `cwd` with exactly the environment `env`; its output goes to `log` and `log.err`, or to the
   * terminal without a log. The logs of the run before are kept as `.before`.
   * Returns { pid, ended }; `ended` resolves to the exit code and the content of the error log.
   */
  start(command, args, { cwd, env, log, graceMs = 10_000 }) {
    const files = log === undefined ? undefined : openLogs(log);
    // In its own process group: Ctrl-C reaches only the starter, which then stops the processes in order.
    const child = spawn(command, args, {
      cwd,
      env,
      detached: true,
      stdio: ['ignore', ...(files ?? ['inherit', 'inherit'])],
    });
    files?.forEach(closeSync);
    const ended = new Promise((done) => {
      child.once('error', (error) => done({ code: 1, complaint: error.message }));
      child.once('exit', (code) =>
        done({ code: code ?? 1, complaint: log === undefined ? '' : tail(`${log}.err`) }),
      );
    });
    if (child.pid !== undefined) this.adopt(child.pid, 'SIGTERM', graceMs);
    return { pid: child.pid, ended };
  }

  /** Stops all processes, the most recently started first. */
  async stop() {
    for (const { pid, signal, graceMs } of this.#members) await stopProcess(pid, signal, graceMs);
    this.#members = [];
    this.#sendMembers();
    this.#watchdog.stdin.end();
  }

  #sendMembers() {
    this.#watchdog.stdin.write(`${JSON.stringify(this.#members)}\n`);
  }
}

function openLogs(log) {
  mkdirSync(dirname(log), { recursive: true });
  return [log, `${log}.err`].map((path) => {
    try {
      renameSync(path, `${path}.before`);
    } catch {
      // No earlier run exists.
    }
    return openSync(path, 'w');
  });
}

function tail(path) {
  const lines = readFileSync(path, 'utf8').trim().split('\n');
  return lines.slice(-20).join('\n');
}
