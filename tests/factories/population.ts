import { disableAccount } from '#lib/accounts/disable-account.ts';
import { db, inTransaction } from '#lib/db/client.ts';
import { clock } from '#lib/kernel/clock.ts';
import { isAppError } from '#lib/kernel/errors.ts';
import { processProviderEventsWork } from '#lib/payments/webhooks/process-provider-events.ts';
import type { DisputeNotice, Notice } from '#lib/payments/providers/notice.ts';
import { receiveProviderEvent } from '#lib/payments/webhooks/receive-provider-event.ts';
import { cancelSubscription } from '#lib/payments/subscriptions/cancel-subscription.ts';
import { changePlan } from '#lib/payments/subscriptions/change-plan.ts';
import { guaranteeOrder } from '#lib/payments/withdrawal/guarantee-order.ts';
import { withdrawOrder } from '#lib/payments/withdrawal/withdraw-order.ts';
import { chance } from './chance.ts';
import { createBuyer } from './order.ts';
import { buy } from './purchase.ts';

type Buyer = Awaited<ReturnType<typeof createBuyer>>;
type BuyerAction =
  | 'subscribe'
  | 'pack'
  | 'cancel'
  | 'withdraw'
  | 'guarantee'
  | 'change'
  | 'dispute'
  | 'leave';
type SetNotices = (...notices: Notice[]) => void;

const BRANDS = ['dolcevita', 'fuego', 'lumiere', 'spark'];
const PLANS = [['sub_1m', 6] as const, ['sub_3m', 2] as const, ['sub_12m', 1] as const];

/** The probability of each action on a member's day, by weight. */
const ACTIONS: readonly (readonly [BuyerAction | null, number])[] = [
  [null, 950],
  ['subscribe', 20],
  ['pack', 8],
  ['cancel', 4],
  ['withdraw', 6],
  ['guarantee', 10],
  ['change', 6],
  ['dispute', 1.5],
  ['leave', 0.3],
];

/** Members who buy and change their minds by the seed; actions that a verb refuses are ignored. */
export async function population(size: number, seed: number, setNotices: SetNotices) {
  const { happens, pick } = chance(seed);
  const buyers: Buyer[] = [];
  for (let one = 0; one < size; one += 1) {
    buyers.push(await createBuyer({ brandId: BRANDS[one % BRANDS.length] ?? 'dolcevita' }));
  }
  const done = new Map<string, number>();
  let events = 0;

  const lastOrder = async (memberId: string): Promise<string> => {
    const order = await db().intent.findFirst({
      where: { memberId, purpose: 'order', state: 'succeeded' },
      orderBy: { createdAt: 'desc' },
    });
    return order?.publicId ?? 'none';
  };

  /** Opens a dispute at the bank, which may end in either way. */
  const dispute = async (memberId: string, now: Date): Promise<void> => {
    const charge = await db().charge.findFirst({
      where: { memberId, disputes: { none: {} }, attempt: { refunds: { none: {} } } },
      orderBy: { at: 'desc' },
      include: { attempt: true },
    });
    if (!charge?.attempt.providerReference) return;
    const notice: Omit<DisputeNotice, 'state'> = {
      kind: 'dispute',
      stage: 'chargeback',
      providerReference: `D-${charge.id}`,
      paymentReference: charge.attempt.providerReference,
      amountMinor: charge.amountMinor,
      currency: 'EUR',
      reasonCode: '10.4',
      dueAt: null,
    };
    const verdict = happens(0.5) ? 'won' : 'lost';
    for (const state of ['open', verdict] as const) {
      events += 1;
      setNotices({ ...notice, state });
      const delivery = { company: charge.company, headers: {}, contentType: '' };
      const raw = `two-years-${seed}-${events}`;
      await receiveProviderEvent({ ...delivery, raw, provider: 'mollie', now });
      await processProviderEventsWork.run(now, 50);
    }
  };

  const act = async (buyer: Buyer, action: BuyerAction, now: Date): Promise<unknown> => {
    const { memberId, profileId, viewer } = buyer;
    switch (action) {
      case 'subscribe':
        return buy(buyer, pick(PLANS), now);
      case 'pack':
        return buy(buyer, 'pack_150', now);
      case 'cancel':
        return cancelSubscription(memberId, now);
      case 'withdraw': {
        const orderId = await lastOrder(memberId);
        return withdrawOrder({ memberId, orderId, expectedMinor: undefined, now });
      }
      case 'guarantee':
        return guaranteeOrder({ memberId, orderId: await lastOrder(memberId), now });
      case 'change': {
        const member = { ...viewer, level: 2 } as const;
        return changePlan({ member, productId: pick(PLANS), orderAccepted: true, now });
      }
      case 'dispute':
        return dispute(memberId, now);
      case 'leave':
        return inTransaction((tx) =>
          disableAccount(tx, { memberId, profileId, reason: 'own_request', now }),
        );
    }
  };

  const tryTo = async (buyer: Buyer, action: BuyerAction, now: Date): Promise<void> => {
    try {
      await act(buyer, action, now);
      done.set(action, (done.get(action) ?? 0) + 1);
    } catch (error) {
      if (!isAppError(error)) throw error;
    }
  };

  return {
    /** How often each action was done. */
    done: (): Readonly<Record<string, number>> => Object.fromEntries(done),
    live: async (): Promise<void> => {
      for (const buyer of buyers) {
        const action = pick(ACTIONS);
        if (action !== null) await tryTo(buyer, action, clock.now());
      }
    },
  };
}
