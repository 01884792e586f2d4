import type { Money } from './api-types.ts';
import type { PayPalContext } from './context.ts';
import { decide, type Decision } from './funding.ts';
import { minorOf, moneyOf } from './money.ts';
import { notify } from './notify.ts';
import { presentCapture } from './present.ts';
import { unprocessable } from './service-error.ts';
import { newId, referenceOf, type Buyer, type Capture, type Order } from './state.ts';
import { storeToken } from './tokens.ts';

const LATER_MS = 3000;
const BENT = ['wrong_amount', 'wrong_currency', 'late_success'] as const;

const EVENTS = {
  COMPLETED: 'PAYMENT.CAPTURE.COMPLETED',
  PENDING: 'PAYMENT.CAPTURE.PENDING',
  DECLINED: 'PAYMENT.CAPTURE.DECLINED',
} as const;

type Status = keyof typeof EVENTS;

function bent(amount: Money, kind: string | undefined): Money {
  const { currency_code: currency } = amount;
  if (kind === 'wrong_amount') return moneyOf(minorOf(amount) + 100, currency);
  if (kind !== 'wrong_currency') return amount;
  return { ...amount, currency_code: currency === 'USD' ? 'EUR' : 'USD' };
}

async function notifyMerchant(
  context: PayPalContext,
  order: Order,
  capture: Capture,
  delayMs?: number,
): Promise<void> {
  await notify(context, order, {
    type: EVENTS[capture.status as Status],
    resourceType: 'capture',
    operation: 'capture',
    resource: {
      ...presentCapture(order, capture),
      supplementary_data: { related_ids: { order_id: order.id } },
    },
    delayMs,
  });
}

function statusOf({ kind }: Decision): Status {
  if (kind === 'pending') return 'PENDING';
  return kind === 'taken' ? 'COMPLETED' : 'DECLINED';
}

/** Changes a pending capture to its final status and notifies the merchant, with the delay of a slow bank. */
async function notifyLater(
  context: PayPalContext,
  order: Order,
  first: Capture,
  status: Status,
  delayMs = LATER_MS,
): Promise<void> {
  const settled = { ...first, status };
  order.capture = settled;
  await notifyMerchant(context, order, settled, delayMs);
}

/** Captures or declines an order and notifies the merchant; returns the capture for the immediate answer. */
export async function takeMoney(
  context: PayPalContext,
  order: Order,
  buyer: Buyer,
  present: boolean,
): Promise<Capture> {
  const decision = decide(buyer, present);
  if (decision.kind === 'refused') throw unprocessable('INSTRUMENT_DECLINED');
  const reference = referenceOf(order);
  const occasion = { provider: 'paypal', operation: 'capture', reference };
  const fault = context.faults.take({ ...occasion, kinds: BENT });
  const ordered = order.request.purchase_units[0]?.amount;
  if (ordered === undefined) throw unprocessable('MISSING_REQUIRED_PARAMETER');
  const late = fault?.kind === 'late_success';
  const capture: Capture = {
    id: newId(),
    status: late ? 'DECLINED' : statusOf(decision),
    amount: bent(ordered, fault?.kind),
    processorCode: late ? '8000' : 'code' in decision ? decision.code : undefined,
    refundedMinor: 0,
  };
  order.status = 'COMPLETED';
  order.capture = capture;
  if (decision.kind === 'taken' && !late) storeToken(context, order, buyer);
  if (late) await notifyLater(context, order, capture, 'COMPLETED', fault.delayMs);
  else if (decision.kind !== 'pending') await notifyMerchant(context, order, capture);
  else await notifyLater(context, order, capture, decision.code ? 'DECLINED' : 'COMPLETED');
  return capture;
}
