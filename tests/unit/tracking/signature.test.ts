// [money §7 Signature]
import { expect, test } from '@jest/globals';
import { canonical, isSignedBy, sign } from '#lib/tracking/affiliates/signature.ts';
import { waitAfter } from '#lib/tracking/postbacks/send-postbacks.ts';

const CALL = {
  ...({ kind: 'call', method: 'POST', path: '/api/payment/api/importClick' } as const),
  time: '1795305600',
  nonce: '0c1f5a9e-71d7-4a57-9f0e-9f6d6c4e2b11',
  body: '{"kcampaign":"autumn","pageType":"landing"}',
};

// As docs/operations.md documents it for partners: a change breaks their implementations.
test('matches the documentation', () => {
  expect(canonical(CALL)).toBe(
    [
      'amarena-call-v1',
      'POST',
      '/api/payment/api/importClick',
      '1795305600',
      '0c1f5a9e-71d7-4a57-9f0e-9f6d6c4e2b11',
      'cdcd376cb45b81460728d81525f85aa729b563a772496ef6dcaca0070ec5911c',
    ].join('\n'),
  );
  expect(sign('example-secret', CALL)).toBe(
    '3f36a99a5b709cd1408a57a7b7f81ae9d521354c135db264857f20211ec2e321',
  );
});

test.each(['kind', 'method', 'path', 'time', 'nonce', 'body'] as const)('covers %s', (part) => {
  const signature = sign('secret', CALL);
  expect(isSignedBy('secret', CALL, signature)).toBe(true);
  const other = part === 'kind' ? 'postback' : 'another';
  expect(isSignedBy('secret', { ...CALL, [part]: other }, signature)).toBe(false);
  expect(isSignedBy('another', CALL, signature)).toBe(false);
});

test('increases the delays until there are no more retries', () => {
  const delays = [1, 2, 3, 4, 5, 6].map((attempts) => waitAfter(attempts) ?? 0);
  expect(delays).toEqual([...delays].sort((one, two) => one - two));
  expect(waitAfter(7)).toBeUndefined();
});
