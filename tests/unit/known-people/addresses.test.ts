import { createHash } from 'node:crypto';
import { expect, test } from '@jest/globals';
import {
  addressesOfFile,
  extractAddresses,
} from '#components/profile/security/known-people/extract-addresses.ts';
import { hashAddresses } from '#components/profile/security/known-people/hash-addresses.ts';
import { normaliseEmail } from '#lib/identity/email.ts';
import { addressHash } from '#lib/known-people/address-key.ts';

test.each([
  ['one a line', 'anna@x.it\nbea@y.com', ['anna@x.it', 'bea@y.com']],
  [
    'commas and semicolons',
    'anna@x.it, bea@y.com;carla@z.es',
    ['anna@x.it', 'bea@y.com', 'carla@z.es'],
  ],
  ['names', '"Rossi, Anna" <anna@x.it>; Bea (bea@y.com).', ['anna@x.it', 'bea@y.com']],
  ['a sentence', "Write to anna@x.it. Or 'bea@y.com'!", ['anna@x.it', 'bea@y.com']],
  ['links', '<a href="mailto:anna@x.it?subject=hi">bea@y.com</a>', ['anna@x.it', 'bea@y.com']],
  ['duplicates in other spellings', 'Anna@X.it anna@x.IT', ['anna@x.it']],
  ['tags and dots', 'a.b+dating@sub.x.co.uk', ['a.b+dating@sub.x.co.uk']],
  ['other scripts', 'zoë@exämple.test', ['zoë@exämple.test']],
  ['a table', 'Name,E-mail\nAnna,anna@x.it,+39 333\n', ['anna@x.it']],
  ['what is no address', 'anna@ @x.it anna@x @@ a@b@c.it', []],
  ['nothing', '', []],
])('finds addresses among %s', (_, text, expected) => {
  expect(extractAddresses(text)).toEqual(expected);
});

test('finds the addresses in contact files, also on a line that is continued', () => {
  const card = [
    ['BEGIN:VCARD', 'VERSION:3.0', 'FN:Anna', 'EMAIL;TYPE=INTERNET,HOME:anna.with.a.long.na'],
    [' me@example.test', 'item1.EMAIL:anna@work.test', 'END:VCARD'],
  ]
    .flat()
    .join('\r\n');
  expect(addressesOfFile(card)).toEqual(['anna.with.a.long.name@example.test', 'anna@work.test']);
  expect(addressesOfFile('name;mail\r\n Anna;anna@x.it\r\n bea@y.it')).toEqual([
    'anna@x.it',
    'bea@y.it',
  ]);
});

test('reads a long text without addresses once', () => {
  expect(extractAddresses('a'.repeat(2_000_000))).toEqual([]);
  expect(extractAddresses('a.'.repeat(500_000) + '@x.it')).toEqual([]);
});

test.each(['Anna@X.it', 'ZOË@EXÄMPLE.test', 'a.b+c@Ｅxample.test', "o'neill@x.ie"])(
  'writes %s as an account has it',
  (written) => {
    expect(extractAddresses(written)).toEqual([normaliseEmail(written)]);
  },
);

test('hashes in the browser as on the server', async () => {
  const addresses = ['anna@x.it', 'zoë@exämple.test'];
  expect(await hashAddresses(addresses)).toEqual(addresses.map(addressHash));
  const plain = createHash('sha256').update('known-address:anna@x.it').digest('base64url');
  expect(addressHash('Anna@x.it')).toBe(plain);
});
