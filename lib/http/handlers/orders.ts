import { chargeStoredCard } from '../../payments/cards/charge-stored-card.ts';
import { ordersContract } from '../../payments/orders/contract.ts';
import { refuseCardData } from '../../security/refuse-card-data.ts';
import { tryCharge } from '../../payments/orders/try-charge.ts';
import { handlersFor } from '../handlers-for.ts';
import { orderAnswer, orderOf } from '../order-parts.ts';

/**
 * Encrypted by the provider's fields and validated by a rule of their own, and generated ids: excluded from
 * the search for card numbers.
 */
const NOT_TEXT: ReadonlySet<string> = new Set([
  'cardNumber',
  'cardMonth',
  'cardYear',
  'cardSecurityCode',
  'idempotencyKey',
  'token',
  'cardToken',
  'offerHash',
]);

export const ordersHandlers = handlersFor(ordersContract, {
  'POST /api/orders/tryCharge': async (call) => {
    const { body } = call;
    refuseCardData(body, NOT_TEXT);
    const { firstName, lastName, storeCard, token, cardToken } = body;
    if (body.storedCard) {
      const charged = await chargeStoredCard(orderOf(call), { token, cardToken });
      return orderAnswer(charged, call.member());
    }
    const charged = await tryCharge({
      ...orderOf(call),
      storeCard,
      method: 'credit_card',
      firstName,
      lastName,
      paymentMethod: {
        kind: 'sealed_card',
        fields: {
          number: body.cardNumber,
          expiryMonth: body.cardMonth,
          expiryYear: body.cardYear,
          securityCode: body.cardSecurityCode,
        },
        holderName: `${firstName} ${lastName}`,
      },
    });
    return orderAnswer(charged, call.member());
  },
});
