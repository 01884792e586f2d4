import { expect, test } from '@jest/globals';
import { Semaphore } from '#lib/kernel/semaphore.ts';

test('runs at most the given number at once, in order, and completes all', async () => {
  const semaphore = new Semaphore(2);
  const begun: number[] = [];
  let running = 0;
  let most = 0;
  const work = (number: number) =>
    semaphore.run(async () => {
      begun.push(number);
      running += 1;
      most = Math.max(most, running);
      await Promise.resolve();
      running -= 1;
      return number;
    });
  expect(await Promise.all([0, 1, 2, 3, 4].map(work))).toEqual([0, 1, 2, 3, 4]);
  expect(begun).toEqual([0, 1, 2, 3, 4]);
  expect(most).toBe(2);
});

test('releases its slot when the work fails', async () => {
  const semaphore = new Semaphore(1);
  const failed = semaphore.run(() => Promise.reject(new Error('no')));
  const after = semaphore.run(() => Promise.resolve('next'));
  await expect(failed).rejects.toThrow('no');
  expect(await after).toBe('next');
});
