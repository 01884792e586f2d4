type Wallet = {
  readonly level: 0 | 1 | 2;
  readonly freeCredits: number;
  readonly subscriptionCredits: number;
  readonly boughtCredits: number;
  readonly icebreakerCredits: number;
  readonly messageCost: number;
};

export type MessagePrice = {
  readonly pays: 'icebreaker' | 'free' | 'paid';
  readonly cost: number;
  /** How many credits are missing; 0 means the message can be sent. */
  readonly missing: number;
};

/**
 * What the next message costs and which credits pay for it, by the rule that the sending statement enforces.
 * Shown before each send. Pure; runs in the browser too.
 */
export function messagePrice(wallet: Wallet, first: boolean): MessagePrice {
  if (wallet.level === 0) {
    if (first && wallet.icebreakerCredits > 0) return { pays: 'icebreaker', cost: 1, missing: 0 };
    return { pays: 'free', cost: 1, missing: wallet.freeCredits > 0 ? 0 : 1 };
  }
  if (wallet.freeCredits > 0) return { pays: 'free', cost: 1, missing: 0 };
  const paid = wallet.subscriptionCredits + wallet.boughtCredits;
  return {
    pays: 'paid',
    cost: wallet.messageCost,
    missing: Math.max(0, wallet.messageCost - paid),
  };
}
