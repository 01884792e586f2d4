import type { TestCase } from '../payments/test-payment-methods.ts';

export type Declined<Code> = Readonly<Partial<Record<TestCase, Code>>>;

/**
 * The final result of a card; cards that are not in the table are paid. `later`: result of a charge without
 * the buyer.
 */
export function cardResult<Code>(
  card: TestCase | undefined,
  { declined, paid, later }: { declined: Declined<Code>; paid: Code; later?: Code },
): Code {
  if (card === 'refused_later' && later !== undefined) return later;
  return (card && declined[card]) ?? paid;
}

export const isPendingAtBank = (card: TestCase | undefined): boolean =>
  card === 'pending' || card === 'pending_refused';
