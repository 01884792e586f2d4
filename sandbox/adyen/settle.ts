import type { Amount, PaymentAnswer } from './api-types.ts';
import type { AdyenContext } from './context.ts';
import type { NotificationItem } from './notification.ts';
import { authCodeOf, cardData, tokenData } from './payment-data.ts';
import { schemeOf } from './read-card.ts';
import { refusalByCode, type Refusal } from './refusals.ts';
import type { Payment } from './state.ts';
import { storeCard } from './tokens.ts';

const LATER_MS = 3000;
const BENT = ['wrong_amount', 'wrong_currency', 'late_success'] as const;

function bentAmount(amount: Amount, kind: string | undefined): Amount {
  if (kind === 'wrong_amount') return { ...amount, value: amount.value + 100 };
  if (kind === 'wrong_currency')
    return { ...amount, currency: amount.currency === 'USD' ? 'EUR' : 'USD' };
  return amount;
}

function tokenOf(context: AdyenContext, payment: Payment): Record<string, string> {
  const { request, card, pspReference, token } = payment;
  const { shopperReference, recurringProcessingModel: model, merchantAccount } = request;
  if (token !== undefined) return tokenData(token, false);
  if (
    request.storePaymentMethod !== true ||
    shopperReference === undefined ||
    model === undefined
  ) {
    return {};
  }
  const owner = { merchantAccount, shopperReference };
  const stored = storeCard(context, owner, { card, model, firstPspReference: pspReference });
  return tokenData(stored.token, stored.created);
}

function manualCapture({ request }: Payment): boolean {
  return (
    (request.captureDelayHours ?? 0) > 0 || request.additionalData?.['manualCapture'] === 'true'
  );
}

const typeOf = ({ request }: Payment) => request.paymentMethod.type ?? 'scheme';

function answerOf(
  payment: Payment,
  extra: Record<string, string>,
  refusal: Refusal | undefined,
): PaymentAnswer {
  return {
    resultCode: refusal?.resultCode ?? 'Authorised',
    pspReference: payment.pspReference,
    merchantReference: payment.request.reference,
    amount: payment.amount,
    ...(refusal === undefined
      ? { paymentMethod: { type: typeOf(payment), brand: schemeOf(payment.card) } }
      : { refusalReason: refusal.reason, refusalReasonCode: refusal.code }),
    additionalData: { ...cardData(payment), ...extra },
  };
}

function notificationOf(payment: Payment, extra: Record<string, string>): NotificationItem {
  const { card, request, refusal, pspReference } = payment;
  const authorised = refusal === undefined;
  return {
    eventCode: 'AUTHORISATION',
    pspReference,
    merchantAccountCode: request.merchantAccount,
    merchantReference: request.reference,
    amount: payment.amount,
    success: authorised ? 'true' : 'false',
    eventDate: new Date().toISOString(),
    paymentMethod: schemeOf(card),
    reason: authorised
      ? `${authCodeOf(pspReference)}:${card.number.slice(-4)}:${card.month}/${card.year}`
      : refusal.reason,
    ...(authorised && { operations: ['CANCEL', 'CAPTURE', 'REFUND'] }),
    additionalData: { ...cardData(payment), ...extra },
  };
}

const isPending = ({ card }: Payment) => /\bPENDING(?:_REFUSED)?\b/i.test(card.holderName);

const REFUSED_STATUS = { Refused: 'refused', Error: 'error', Cancelled: 'cancelled' } as const;

function applyDecision(payment: Payment, refusal: Refusal | undefined) {
  payment.refusal = refusal;
  payment.status = refusal === undefined ? 'authorised' : REFUSED_STATUS[refusal.resultCode];
  if (refusal === undefined && !manualCapture(payment)) payment.captured = payment.amount.value;
}

/** Applies the decision, stores the answer, stores the card if requested, and notifies. */
export async function settle(
  context: AdyenContext,
  payment: Payment,
  decision: Refusal | undefined,
): Promise<PaymentAnswer> {
  const { reference } = payment.request;
  const fault = context.faults.take({
    provider: 'adyen',
    operation: 'payments',
    kinds: BENT,
    reference,
  });
  payment.amount = bentAmount(payment.amount, fault?.kind);
  applyDecision(payment, decision);
  context.state.payments.set(payment.pspReference, payment);
  const extra = decision === undefined ? tokenOf(context, payment) : {};
  const late = fault?.kind === 'late_success';
  const answer = answerOf(payment, extra, late ? (decision ?? refusalByCode(9)) : decision);
  const { pspReference, amount } = payment;
  payment.answer = isPending(payment)
    ? { resultCode: 'Pending', pspReference, merchantReference: reference, amount }
    : answer;
  const delay = late || isPending(payment) ? (fault?.delayMs ?? LATER_MS) : undefined;
  await context.webhooks.emit(notificationOf(payment, extra), 'payments', delay);
  return payment.answer;
}
