import type { Prisma } from '../../db/generated/client.ts';
import type { ReceiptSeries } from '../../db/generated/enums.ts';

type Series = {
  /** The issuer's VAT number: one payment company collects for several issuers. */
  readonly company: string;
  /** Receipts and credit notes have separate number series. */
  readonly series: ReceiptSeries;
  readonly year: number;
};

/**
 * The next number of an issuer's year. The counter's row stays locked until the transaction ends, so a
 * rolled back purchase leaves no gap; call it as late as possible.
 */
export async function nextReceiptNumber(
  tx: Prisma.TransactionClient,
  { company, series, year }: Series,
): Promise<number> {
  const rows = await tx.$queryRaw<{ last: number }[]>`
    insert into receipt_counters (company, series, year, last)
    values (${company}, ${series}, ${year}, 1)
    on conflict (company, series, year) do update set last = receipt_counters.last + 1
    returning last`;
  const drawn = rows[0]?.last;
  if (drawn === undefined) throw new Error('receipt counter returned no number');
  return drawn;
}
