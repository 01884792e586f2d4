import type { OfferedWay } from '#lib/payments/ways/ways.ts';

/** Tells the choices of the payment page apart: a method, or one kept card. Pure. */
export function wayKey(offered: OfferedWay): string {
  const { method } = offered;
  return method === 'stored_card' ? `${method}:${offered.way.cardToken}` : method;
}

/** The kept card that the page proposes, else the only choice where no `more` may come. Pure. */
export function proposedWay(ways: readonly OfferedWay[], more: boolean): OfferedWay | undefined {
  const proposed = ways.find((one) => one.method === 'stored_card' && one.way.isDefault);
  return proposed ?? (ways.length === 1 && !more ? ways[0] : undefined);
}
