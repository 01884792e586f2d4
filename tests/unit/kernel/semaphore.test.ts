import { expect, test } from '@jest/globals';
import { Semaphore } from '#lib/kernel/semaphore.ts';

test('no more than so many run at once, in the order they came, and all end', async () => {
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

test('work that fails gives its turn back', async () => {
  const semaphore = new Semaphore(1);
  const failed = semaphore.run(() => Promise.reject(new Error('no')));
  const after = semaphore.run(() => Promise.resolve('next'));
  await expect(failed).rejects.toThrow('no');
  expect(await after).toBe('next');
});
