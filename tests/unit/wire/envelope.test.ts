// [core §3 Signup payload]
import { expect, test } from '@jest/globals';
import AES from 'crypto-js/aes.js';
import { open, seal } from '#lib/wire/envelope.ts';

test('encrypts in the passphrase format that other clients write', () => {
  const foreign = AES.encrypt(JSON.stringify({ email: 'a@b.it' }), 'amarena-wire').toString();
  expect(foreign.startsWith('U2FsdGVk')).toBe(true);
  expect(open(foreign, 'amarena-wire')).toEqual({ email: 'a@b.it' });
  expect(seal({ a: 1 }, 'amarena-wire').startsWith('U2FsdGVk')).toBe(true);
});

test('decrypts nothing that was not encrypted with our passphrase', () => {
  expect(open(seal({ a: 1 }, 'other'), 'amarena-wire')).toBeUndefined();
  expect(open('not even base64 %%%', 'amarena-wire')).toBeUndefined();
  expect(open('', 'amarena-wire')).toBeUndefined();
});
