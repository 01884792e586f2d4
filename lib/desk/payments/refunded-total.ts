type Part = { readonly amountMinor: number; readonly state: string };

const sum = (parts: readonly Part[]): number =>
  parts.reduce((total, { amountMinor }) => total + amountMinor, 0);

/** Money refunded or about to be: refunds that have not failed, and lost disputes. Pure. */
export function refundedTotal(refunds: readonly Part[], disputes: readonly Part[]): number {
  const going = refunds.filter(({ state }) => state !== 'failed' && state !== 'canceled');
  return sum(going) + sum(disputes.filter(({ state }) => state === 'lost'));
}
