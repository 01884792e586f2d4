import { spawn } from 'node:child_process';
import { childEnvironment, root } from './paths.mjs';

/**
 * Runs a program in the project root, or in `cwd`, and waits for it. Resolves to { code, signal, stdout,
 * output }, where `output` contains both streams. With `inherit` the streams go straight to the terminal and
 * are empty here; with `quietStdout` only stderr goes there.
 */
export function run(
  command,
  args,
  { env, exactEnv, cwd = root, inherit = false, quietStdout = false } = {},
) {
  return new Promise((done, reject) => {
    const child = spawn(command, args, {
      cwd,
      env: exactEnv ?? childEnvironment(inherit || quietStdout ? env : { NO_COLOR: '1', ...env }),
      stdio: quietStdout
        ? ['ignore', 'ignore', 'inherit']
        : inherit
          ? ['ignore', 'inherit', 'inherit']
          : ['ignore', 'pipe', 'pipe'],
    });
    const forward = (signal) => child.kill(signal);
    process.once('SIGTERM', forward);
    process.once('SIGINT', forward);
    let output = '';
    let stdout = '';
    child.stdout?.on('data', (chunk) => {
      stdout += chunk;
    });
    const take = (chunk) => {
      output += chunk;
    };
    child.stdout?.on('data', take);
    child.stderr?.on('data', take);
    child.once('error', reject);
    child.once('close', (code, signal) => {
      process.off('SIGTERM', forward);
      process.off('SIGINT', forward);
      done({ code: code ?? 1, signal, stdout, output });
    });
  });
}
