import { expect, test } from '@jest/globals';
import { settlementCsv } from '#lib/payments/settlement-csv.ts';

const LINE = {
  at: new Date('2026-11-21T10:00:00Z'),
  kind: 'refund',
  company: 'gankomedia',
  brand: 'dolcevita',
  provider: 'adyen',
  method: 'credit_card',
  order: 'o',
  charge: null,
  providerReference: 'p',
  document: 'N-2026-000001',
  amountMinor: -990,
  vatMinor: -179,
  vatCountry: 'it',
  currency: 'EUR',
};

const row = (change: Partial<typeof LINE>) => settlementCsv([{ ...LINE, ...change }])[1];

test('writes amounts as decimals with their sign', () => {
  expect(row({})).toBe(
    '2026-11-21T10:00:00.000Z,refund,gankomedia,dolcevita,adyen,credit_card,o,,p,N-2026-000001,-9.90,-1.79,it,EUR',
  );
});

test.each([
  ['=1+1', "'=1+1"],
  ['+cmd', "'+cmd"],
  ['-2+3', "'-2+3"],
  ['@sum', "'@sum"],
  ['a,b', '"a,b"'],
  ['say "hi"', '"say ""hi"""'],
  ['=a,b', '"\'=a,b"'],
  // Spreadsheets in Italy, Spain and France separate cells by semicolons.
  ['a;=1+1', "a;'=1+1"],
  ['a; "=1+1', `"a;' ""=1+1"`],
  ['a\t@sum', "a\t'@sum"],
  ['a\n=1+1', `"a\n'=1+1"`],
  ['\n=1+1', `"'\n'=1+1"`],
  ['\tcmd', "'\tcmd"],
  [' =1+1', "' =1+1"],
  ['＝1+1', "'＝1+1"],
  ['2026-11-21', '2026-11-21'],
  ['a - b; c', 'a - b; c'],
])('writes %s as text for a spreadsheet', (providerReference, cell) => {
  expect(row({ providerReference })).toContain(`,o,,${cell},N-2026`);
});
