import { expect, test } from '@jest/globals';
import { checkedName } from '#lib/accounts/profile/profile-rules.ts';

test.each([
  ['\u3164\u3164\u3164'],
  ['\u115f\u1160\uffa0'],
  ['\u2800\u2800'],
  ['\u200b\u200d\u2060'],
  [' \u00a0 '],
])('%j is invisible and refused as a name', (name) => {
  expect(() => checkedName(name)).toThrow('username_refused');
});

test.each([
  ['An\u202ena\u202c', 'Anna'],
  ['\u3164Anna', 'Anna'],
  ['Anna 👩‍🚀', 'Anna 👩‍🚀'],
  ['Ada ❤️', 'Ada ❤️'],
  ['𠮷野家', '𠮷野家'],
])('%j is stored as %j', (name, stored) => {
  expect(checkedName(name)).toBe(stored);
});
