import { inRoot } from '../common/paths.mjs';
import { run } from '../common/run.mjs';
import { promtool } from './tools.mjs';

const COMMANDS = [
  ['check', 'config', '--syntax-only', 'docker/prometheus.yml'],
  ['check', 'rules', 'docker/prometheus-alerts.yml'],
  ['test', 'rules', 'docker/prometheus-alerts.test.yml'],
];

/** The alerts as a suite: their syntax, and the series of incidents played against them. */
export async function runAlertSuite() {
  const tests = [];
  let failed = 0;
  for (const args of COMMANDS) {
    const began = performance.now();
    const { code, output } = await run(promtool(), args, { cwd: inRoot() });
    if (code !== 0) {
      failed += 1;
      process.stdout.write(`${output.trim()}\n`);
    }
    const seconds = (performance.now() - began) / 1_000;
    tests.push({
      name: `alerts › ${args.slice(0, 2).join(' ')}`,
      seconds,
      fault: code === 0 ? undefined : output,
    });
  }
  return { passed: COMMANDS.length - failed, failed, tests };
}
