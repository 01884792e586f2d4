import { stripVTControlCharacters } from 'node:util';

const SLOWEST = 20;

/** Characters of a failure's message in the summary; the whole one stands with its suite. */
const FAULT_LENGTH = 300;

export function printHead(name) {
  process.stdout.write(`\n── ${name} ${'─'.repeat(Math.max(0, 60 - name.length))}\n`);
}

/** Prints one line per suite, the slowest tests of all, then those that failed. */
export function printSummary(results, seconds) {
  process.stdout.write('\n');
  for (const { name, passed, failed, seconds: own, skipped } of results) {
    const counts =
      skipped === undefined
        ? `passed ${passed}, failed ${failed}, ${own.toFixed(0)} s`
        : `left out: ${skipped}`;
    process.stdout.write(`  ${name.padEnd(12)} ${counts}\n`);
  }
  process.stdout.write(`  ${'whole run'.padEnd(12)} ${seconds.toFixed(0)} s\n`);
  const tests = results.flatMap((result) => result.tests ?? []);
  printSlowest(tests);
  printFailed(tests.filter(({ fault }) => fault !== undefined));
}

// Last, since a log that is cut keeps its end.
function printFailed(tests) {
  if (tests.length === 0) return;
  process.stdout.write(`\n  Failed:\n`);
  for (const { name, fault } of tests) {
    const line = stripVTControlCharacters(fault).replaceAll(/\s+/g, ' ').slice(0, FAULT_LENGTH);
    process.stdout.write(`  ${name}\n      ${line}\n`);
  }
}

function printSlowest(tests) {
  if (tests.length <= SLOWEST) return;
  process.stdout.write(`\n  The slowest ${SLOWEST} of ${tests.length} tests:\n`);
  const slowest = tests.toSorted((one, other) => other.seconds - one.seconds).slice(0, SLOWEST);
  for (const { name, seconds } of slowest) {
    process.stdout.write(`  ${seconds.toFixed(1).padStart(7)} s  ${name}\n`);
  }
}
