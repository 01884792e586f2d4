import { CallError } from '#lib/http/client/call-error.ts';
import { SALES_CURRENCY } from '#lib/kernel/money.ts';
import { money } from '../format.ts';

export type UnusualPrice = {
  readonly priceMinor: number;
  /** The usual prices; equal for a product that is on sale already. */
  readonly lowestMinor: number;
  readonly highestMinor: number;
};

/** The price that a refused publication asks about; undefined for another error. */
export function unusualPriceIn(error: unknown): UnusualPrice | undefined {
  if (!(error instanceof CallError) || error.code !== 'price_unusual') return undefined;
  const { priceMinor, lowestMinor, highestMinor } = error.params;
  return {
    priceMinor: Number(priceMinor),
    lowestMinor: Number(lowestMinor),
    highestMinor: Number(highestMinor),
  };
}

/** Names an unusual price and the usual ones, so that a lost decimal point is noticed. */
export function UnusualPriceNote({ priceMinor, lowestMinor, highestMinor }: UnusualPrice) {
  const price = money(priceMinor, SALES_CURRENCY);
  const lowest = money(lowestMinor, SALES_CURRENCY);
  const highest = money(highestMinor, SALES_CURRENCY);
  return (
    <p
      role="alert"
      className="rounded-card bg-danger-soft p-3 text-sm font-medium text-on-danger-soft"
    >
      {lowestMinor === highestMinor
        ? `The price changes from ${lowest} to ${price}. Is that right?`
        : `Products of this kind cost ${lowest} to ${highest}; this one would cost ${price}. Is that right?`}
    </p>
  );
}
