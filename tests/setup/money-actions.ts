import { brandById } from '#lib/brands/registry.ts';
import { clock } from '#lib/kernel/clock.ts';
import { checkTransaction } from '#lib/payments/returns/check-transaction.ts';
import { declare } from '#lib/payments/declarations/declare.ts';
import { receiveProviderEvent } from '#lib/payments/webhooks/receive-provider-event.ts';
import { refundAttempt } from '#lib/payments/refund-attempt.ts';
import { tryCharge } from '#lib/payments/orders/try-charge.ts';
import { withdrawOrder } from '#lib/payments/withdrawal/withdraw-order.ts';
import { sendPostbacksWork } from '#lib/tracking/postbacks/send-postbacks.ts';
import { cardOrder } from '../factories/card-order.ts';
import { runMoney } from '../factories/money-works.ts';
import type { Delivered } from './sandbox-process.ts';

/** The actions that a process can be started with. */
export type MoneyAction =
  | { action: 'order'; token: string; productId: string; key: string; card: string }
  | { action: 'return'; memberId: string; orderId: string; redirectResult: string }
  | { action: 'receive'; delivery: Delivered }
  | { action: 'refund'; attemptId: string; amountMinor: number }
  | { action: 'withdraw'; memberId: string; orderId: string }
  | { action: 'declare'; email: string; orderNumber: string }
  | { action: 'due' }
  | { action: 'postbacks' };

export async function perform(asked: MoneyAction): Promise<unknown> {
  const now = clock.now();
  switch (asked.action) {
    case 'order':
      return tryCharge(await cardOrder(asked));
    case 'return': {
      const { memberId, orderId, redirectResult } = asked;
      const returned = { redirectResult };
      return checkTransaction({ memberId, provider: 'adyen', orderId, returned, now });
    }
    case 'receive':
      await receiveProviderEvent({ ...asked.delivery, now });
      return runMoney(now);
    case 'refund': {
      const { attemptId, amountMinor } = asked;
      const why = { kind: 'care', reason: 'test', idempotencyKey: `care-${attemptId}` } as const;
      await refundAttempt({ attemptId, amountMinor, ...why, now });
      return runMoney(now);
    }
    case 'withdraw':
      return withdrawOrder({ ...asked, expectedMinor: undefined, now });
    case 'declare': {
      const brand = brandById('dolcevita');
      if (!brand) throw new Error('brand not found');
      const said = { name: 'Ada Prova', kind: 'withdraw', locale: 'it' } as const;
      const { email, orderNumber } = asked;
      return declare({ ...said, email, orderNumber, brand, now });
    }
    case 'due':
      return runMoney(now);
    case 'postbacks':
      return sendPostbacksWork.run(now, 50);
  }
}
