import { expect, test } from '@jest/globals';
import { pushState, type Browser } from '#components/push/push-support.ts';

const able: Browser = {
  worker: true,
  push: true,
  apple: false,
  permission: 'granted',
  own: true,
};

test.each<readonly [string, Partial<Browser>]>([
  ['on', {}],
  ['off', { own: false }],
  ['off', { permission: 'default' }],
  ['denied', { permission: 'denied' }],
  ['unsupported', { push: false }],
  ['unsupported', { worker: false }],
  ['homeScreen', { push: false, apple: true }],
  ['on', { apple: true }],
])('%s: %j', (state, change) => {
  expect(pushState({ ...able, ...change })).toBe(state);
});
