const SLOWEST = 20;

export function printHead(name) {
  process.stdout.write(`\n── ${name} ${'─'.repeat(Math.max(0, 60 - name.length))}\n`);
}

/** Prints one line per suite, then the slowest tests of all. */
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
  printSlowest(results.flatMap(({ tests = [] }) => tests));
}

function printSlowest(tests) {
  if (tests.length <= SLOWEST) return;
  process.stdout.write(`\n  The slowest ${SLOWEST} of ${tests.length} tests:\n`);
  const slowest = tests.toSorted((one, other) => other.seconds - one.seconds).slice(0, SLOWEST);
  for (const { name, seconds } of slowest) {
    process.stdout.write(`  ${seconds.toFixed(1).padStart(7)} s  ${name}\n`);
  }
}
