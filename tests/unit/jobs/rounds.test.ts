import { expect, test } from '@jest/globals';
import { rounds } from '#lib/jobs/rounds.ts';

/** Rounds that the test itself begins to see and lets end. */
function watched() {
  const open: { end: () => void; fail: (error: Error) => void }[] = [];
  const run = () =>
    new Promise<void>((resolve, reject) => {
      open.push({ end: resolve, fail: reject });
    });
  return { open, ...rounds(run) };
}

const tick = () => new Promise((resolve) => setImmediate(resolve));

test('asking during a round begins one more after it, whoever and how often', async () => {
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

test('a round that fails is told to its asker and holds up no other', async () => {
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
