import { spawn } from 'node:child_process';
import { childEnvironment, root } from './paths.mjs';

/**
 * Runs a program in the project root, or in `cwd`, and waits for it. Resolves to { code, stdout, output }, where
 * `output` contains both streams. With `inherit` the streams go straight to the terminal and are empty here.
 *
 * Not a package: it installs the packages, and forwards a signal instead of ending this process with the
 * program, so that a caller's `finally` still stops the database.
 */
export function run(command, args, { env, exactEnv, cwd = root, inherit = false } = {}) {
  return new Promise((done, reject) => {
    const child = spawn(command, args, {
      cwd,
      env: exactEnv ?? childEnvironment(inherit ? env : { NO_COLOR: '1', ...env }),
      stdio: inherit ? ['ignore', 'inherit', 'inherit'] : ['ignore', 'pipe', 'pipe'],
    });
    const forward = (signal) => child.kill(signal);
    process.once('SIGTERM', forward);
    process.once('SIGINT', forward);
    let output = '';
    let stdout = '';
    child.stdout?.on('data', (chunk) => {
      stdout += chunk;
      output += chunk;
    });
    child.stderr?.on('data', (chunk) => {
      output += chunk;
    });
    child.once('error', reject);
    child.once('close', (code) => {
      process.off('SIGTERM', forward);
      process.off('SIGINT', forward);
      done({ code: code ?? 1, stdout, output });
    });
  });
}
