import type { TestCase } from '../payments/test-payment-methods.ts';

export type Declined<Code> = Readonly<Partial<Record<TestCase, Code>>>;

/** What a card comes to in the end; cards of no row are paid. `later`: charged again without its buyer. */
export function cardResult<Code>(
  card: TestCase | undefined,
  { declined, paid, later }: { declined: Declined<Code>; paid: Code; later?: Code },
): Code {
  if (card === 'refused_later' && later !== undefined) return later;
  return (card && declined[card]) ?? paid;
}

export const isPendingAtBank = (card: TestCase | undefined): boolean =>
  card === 'pending' || card === 'pending_refused';
