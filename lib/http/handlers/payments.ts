import { fail } from '../../kernel/errors.ts';
import { checkTransaction } from '../../payments/check-transaction.ts';
import { paymentsContract } from '../../payments/contract.ts';
import { MOST_FAILURES } from '../../payments/policy.ts';
import { presentOutcome } from '../../payments/present.ts';
import { hasStoredCard, receiptOf, shopFor, triesLeft } from '../../payments/queries.ts';
import { renderReceipt } from '../../payments/receipt/render-receipt.ts';
import { receiveProviderEvent } from '../../payments/receive-provider-event.ts';
import { refuseCardData } from '../../payments/refuse-card-data.ts';
import { tryCharge } from '../../payments/try-charge.ts';
import { handlersFor } from '../handlers-for.ts';

/** Sealed by the provider's fields, and checked by their own rule; the generated ids are no text. */
const NOT_TEXT: ReadonlySet<string> = new Set([
  'cardNumber',
  'cardMonth',
  'cardYear',
  'cardSecurityCode',
  'idempotencyKey',
  'offerHash',
  'redirectResult',
]);

export const paymentsHandlers = handlersFor(paymentsContract, {
  'POST /api/orders/tryCharge': async (call) => {
    const { body, brand, locale, address, request, now } = call;
    const member = call.member();
    refuseCardData(body, NOT_TEXT);
    const charged = await tryCharge({
      member,
      brand,
      locale,
      productId: typeof body.plan === 'string' ? body.plan : body.plan.productId,
      method: 'credit_card',
      firstName: body.firstName,
      lastName: body.lastName,
      card: {
        number: body.cardNumber,
        expiryMonth: body.cardMonth,
        expiryYear: body.cardYear,
        securityCode: body.cardSecurityCode,
      },
      acceptOrder: body.acceptOrder,
      startNow: body.startNow,
      sendPending: body.sendPending,
      idempotencyKey: body.idempotencyKey,
      offerHash: body.offerHash,
      browser: {
        userAgent: request.headers.get('user-agent') ?? body.userAgent ?? '',
        acceptHeader: request.headers.get('accept') ?? '*/*',
        language: body.language ?? locale,
        colorDepth: body.screenColorDepth,
        screenHeight: body.screenHeight,
        screenWidth: body.screenWidth,
        timezone: body.timezone,
        javaEnabled: body.javaEnabled,
      },
      address,
      now,
    });
    return {
      ...presentOutcome(charged),
      threeDS: charged.state === 'requires_action' ? charged.action : null,
      paymentSystem: charged.provider,
      data: { customerId: member.publicId, orderId: charged.orderId },
    };
  },

  'POST /api/orders/adyen/checkTransactionStatus': async (call) => {
    const { body, now } = call;
    const found = await checkTransaction({
      memberId: call.member().memberId,
      provider: 'adyen',
      orderId: body.orderId,
      returned: { redirectResult: body.redirectResult ?? '' },
      now,
    });
    if (!found) return { result: false, message: 'generic' as const, data: { orderId: null } };
    const told = presentOutcome(found);
    const message = found.state === 'requires_action' ? ('pending' as const) : told.message;
    return { result: true, message, data: { orderId: found.orderId } };
  },

  'POST /api/pay_rules/get_pay_rules': async (call) => {
    const { brand, locale, now } = call;
    const member = call.member();
    const [shop, left, storedCard] = await Promise.all([
      shopFor(member, { brand, locale, now }),
      triesLeft(member.memberId, now),
      hasStoredCard(member.memberId),
    ]);
    return {
      methods: [...shop.methods],
      currency: brand.currency,
      limits: {
        triesPerHour: MOST_FAILURES,
        triesLeft: left,
        orderMinutes: 60,
        cardDigits: { min: 13, max: 19 },
      },
      plans: [...shop.plans],
      selected: shop.selected,
      verification: shop.verification,
      requiresCardCheck: shop.flow.config.requiresCardCheck,
      storedCard,
      newCard: !storedCard,
    };
  },

  'POST /api/webhooks/adyen': async ({ query, raw, now }) => {
    await receiveProviderEvent({ provider: 'adyen', company: query.c, raw, now });
    return new Response('[accepted]', { headers: { 'content-type': 'text/plain' } });
  },

  'GET /api/legal/get_receipt/{chargeId}': async (call) => {
    const snapshot = await receiptOf(call.member().memberId, call.params.chargeId);
    const pdf = await renderReceipt(snapshot);
    if (pdf.byteLength === 0) fail('unexpected');
    return new Response(new Uint8Array(pdf), {
      headers: {
        'content-type': 'application/pdf',
        'content-disposition': `attachment; filename="receipt-${call.params.chargeId}.pdf"`,
        'cache-control': 'private, no-store',
      },
    });
  },
});
