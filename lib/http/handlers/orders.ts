import { ordersContract } from '../../payments/orders/contract.ts';
import { presentOutcome } from '../../payments/present.ts';
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
]);

export const ordersHandlers = handlersFor(ordersContract, {
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
      data: {
        customerId: member.publicId,
        orderId: charged.orderId,
        kind: charged.kind,
        returned: charged.returned,
      },
    };
  },
});
