import { expect, test } from '@jest/globals';
import { cameFromList } from '#components/profile/came-from.ts';

const here = 'http://dolcevita.localhost:3000';

test.each([
  [`${here}/find?page=3`, '', true],
  [`${here}/match`, '', true],
  [`${here}/en/notifications/`, '/en', true],
  [`${here}/chats/abc`, '', true],
  [`${here}/profile`, '', false],
  [`${here}/find`, '/en', false],
  ['http://evil.example/find', '', false],
  [`${here}.evil.example/find`, '', false],
  ['', '', false],
])('from %s with prefix "%s": %s', (referrer, prefix, back) => {
  expect(cameFromList(referrer, here, prefix)).toBe(back);
});
