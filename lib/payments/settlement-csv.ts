import { csvLine } from '../kernel/csv.ts';
import { decimalIn } from '../kernel/money.ts';
import type { SettlementLine } from './settlement-lines.ts';

const HEAD = [
  'date',
  'kind',
  'company',
  'brand',
  'provider',
  'method',
  'order',
  'charge',
  'provider_reference',
  'document',
  'amount',
  'vat',
  'vat_country',
  'currency',
] as const;

function cellsOf(line: SettlementLine): readonly (string | null)[] {
  return [
    line.at.toISOString(),
    line.kind,
    line.company,
    line.brand,
    line.provider,
    line.method,
    line.order,
    line.charge,
    line.providerReference,
    line.document,
    decimalIn(line.amountMinor, line.currency),
    decimalIn(line.vatMinor, line.currency),
    line.vatCountry,
    line.currency,
  ];
}

/** Settlement lines as CSV, header first (RFC 4180 except for the line ends). Pure. */
export function settlementCsv(lines: readonly SettlementLine[]): readonly string[] {
  return [csvLine(HEAD), ...lines.map((line) => csvLine(cellsOf(line)))];
}
