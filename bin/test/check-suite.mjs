import { printCheck, runChecks } from '../common/checks.mjs';

/** The static checks as a suite: each check counts as one test. */
export async function runCheckSuite() {
  const results = await runChecks({ onResult: printCheck });
  const passed = results.filter(({ ok }) => ok).length;
  return {
    passed,
    failed: results.length - passed,
    tests: results.map(({ ok, name, seconds, output }) => ({
      name: `check › ${name}`,
      seconds,
      fault: ok ? undefined : output,
    })),
  };
}
