import { describe, expect, test } from '@jest/globals';
import fc from 'fast-check';
import { decimalIn } from '#lib/kernel/money.ts';
import { readSettlementLine, settlementForm } from '#lib/payments/settlements/read-settlement.ts';

const OWN = ['date', 'kind', 'provider_reference', 'amount', 'currency'];
const ADYEN = [
  ['Merchant Account', 'Psp Reference', 'Type', 'Gross Currency'],
  ['Gross Debit (GC)', 'Gross Credit (GC)'],
].flat();

function read(head: readonly string[], cells: readonly string[]) {
  const form = settlementForm(head);
  if (!form) throw new Error('no form');
  return readSettlementLine(form, head, cells);
}

describe('a row of a settlement', () => {
  test('is recognised by its columns, in any order and with any others', () => {
    expect(settlementForm(OWN)).not.toBeNull();
    expect(settlementForm([...OWN].reverse())).not.toBeNull();
    expect(settlementForm(ADYEN)).not.toBeNull();
    expect(settlementForm(OWN.slice(1))).not.toBeNull();
    expect(settlementForm(OWN.slice(2))).toBeNull();
    expect(settlementForm([])).toBeNull();
  });

  test('preserves every amount to the cent, with its sign', () => {
    fc.assert(
      fc.property(fc.integer({ min: -2_000_000_000, max: 2_000_000_000 }), (theirsMinor) => {
        const amount = decimalIn(theirsMinor, 'EUR');
        expect(read(OWN, ['d', 'sale', 'P-1', amount, 'EUR'])).toEqual({
          kind: 'payment',
          reference: 'P-1',
          currency: 'EUR',
          theirsMinor,
        });
      }),
    );
  });

  test.each([
    ['Settled', '', '24.90', 'payment', 2_490],
    ['Refunded', '5.90', '', 'refund', -590],
    ['Chargeback', '24.90', '', 'chargeback', -2_490],
    ['ChargebackReversed', '', '24.90', 'chargeback_reversed', 2_490],
  ])('of the acquirer of type %s', (type, debit, credit, kind, theirsMinor) => {
    expect(read(ADYEN, ['gankomedia', 'PSP1', type, 'EUR', debit, credit])).toMatchObject({
      kind,
      theirsMinor,
      reference: 'PSP1',
    });
  });

  test.each([
    [['d', 'fee', 'P-1', '1.00', 'EUR'], null],
    [['', '', '', '', ''], null],
    [[''], null],
    [['d', 'sale'], { column: '', code: 'cells_missing' }],
    [
      ['d', 'sale', 'P 1', '1.00', 'EUR'],
      { column: 'provider_reference', code: 'reference_unreadable' },
    ],
    [['d', 'sale', 'P-1', '1.000', 'EUR'], { column: 'amount', code: 'amount_unreadable' }],
    [['d', 'sale', 'P-1', '', 'EUR'], { column: 'amount', code: 'amount_unreadable' }],
    [['d', 'sale', 'P-1', '99999999.99', 'EUR'], { column: 'amount', code: 'amount_unreadable' }],
    [['d', 'sale', 'P-1', '1.00', 'euro'], { column: 'currency', code: 'currency_unreadable' }],
  ])('of %j is read as %j', (cells, result) => {
    expect(read(OWN, cells)).toEqual(result);
  });
});
