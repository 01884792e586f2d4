import { expect, test } from '@jest/globals';
import { rounds } from '#lib/jobs/rounds.ts';

/** Rounds whose start the test observes and whose end it controls. */
function watched() {
  const open: { end: () => void; fail: (error: Error) => void }[] = [];
  const run = () =>
    new Promise<void>((resolve, reject) => {
      open.push({ end: resolve, fail: reject });
    });
  return { open, ...rounds(run) };
}

const tick = () => new Promise((resolve) => setImmediate(resolve));

test('runs one more round after the current one for any number of requests during it', async () => {
  const { open, round, settled } = watched();
  const first = round();
  await tick();
  const later = [round(), round(), round()];
  await tick();
  expect(open).toHaveLength(1);
  open[0]?.end();
  await first;
  await tick();
  expect(open).toHaveLength(2);
  open[1]?.end();
  await Promise.all([...later, settled()]);
  expect(open).toHaveLength(2);
});

test('rejects only the request of a failed round, and runs the next one', async () => {
  const { open, round, settled } = watched();
  const first = round();
  await tick();
  const second = round();
  open[0]?.fail(new Error('no'));
  await expect(first).rejects.toThrow('no');
  await tick();
  open[1]?.end();
  await Promise.all([second, settled()]);
  expect(open).toHaveLength(2);
});
