import { afterEach, expect, test } from '@jest/globals';
import { aiBreaker } from '#lib/hosted/ai/breaker.ts';
import { clock, MINUTE } from '#lib/kernel/clock.ts';

afterEach(() => {
  clock.setOffset(0);
});

test('pauses the model for a minute after three consecutive failures, not counting those before a success', () => {
  aiBreaker.failed();
  aiBreaker.failed();
  aiBreaker.succeeded();
  aiBreaker.failed();
  aiBreaker.failed();
  expect(aiBreaker.isOpen()).toBe(false);
  aiBreaker.failed();
  expect(aiBreaker.isOpen()).toBe(true);
  clock.setOffset(MINUTE);
  expect(aiBreaker.isOpen()).toBe(false);
});
