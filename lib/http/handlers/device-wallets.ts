import { hostName } from '../../brands/registry.ts';
import { brandSettings } from '../../brands/settings.ts';
import { fail } from '../../kernel/errors.ts';
import { requireSelf } from '../../identity/require-own-name.ts';
import { deviceWalletsContract } from '../../payments/device-wallets/contract.ts';
import { startAppleSession } from '../../payments/device-wallets/start-apple-session.ts';
import { refuseCardData } from '../../security/refuse-card-data.ts';
import { tryCharge } from '../../payments/orders/try-charge.ts';
import { handlersFor } from '../handlers-for.ts';
import { orderAnswer, orderOf } from '../order-parts.ts';

/** The wallet's encrypted token and generated ids: excluded from the search for card numbers. */
const NOT_TEXT: ReadonlySet<string> = new Set(['token', 'idempotencyKey', 'offerHash']);

/** The wallet knows the cardholder; we do not need the name. */
const NAMELESS = { firstName: '', lastName: '' } as const;

export const deviceWalletsHandlers = handlersFor(deviceWalletsContract, {
  'POST /api/orders/googlePay/paymentData': async (call) => {
    const { request: body, response } = call.body;
    refuseCardData(body, NOT_TEXT);
    const { googlePay } = await brandSettings(call.brand.id);
    if (!googlePay.enabled) fail('payment_method_unavailable', { method: 'googlepay' });
    const { token } = response.paymentMethodData.tokenizationData;
    const charged = await tryCharge({
      ...orderOf({ ...call, body }),
      ...NAMELESS,
      method: 'googlepay',
      paymentMethod: { kind: 'wallet', wallet: 'googlepay', token },
    });
    return orderAnswer(charged, call.member());
  },

  'POST /api/orders/applePay/startSession': ({ body, brand, request, member }) => {
    requireSelf(member(), body.clickid);
    // Under a plain Next run the URL names the server instead of the requested host.
    const named = hostName(request.headers.get('host') ?? '');
    const host = brand.hosts.find((known) => known === named) ?? brand.hosts[0] ?? '';
    return startAppleSession({ brand, host, validationURL: body.validationURL });
  },

  'POST /api/orders/applePay/authorize': async (call) => {
    refuseCardData(call.body, NOT_TEXT);
    const { token } = call.body;
    const charged = await tryCharge({
      ...orderOf(call),
      ...NAMELESS,
      method: 'applepay',
      paymentMethod: { kind: 'wallet', wallet: 'applepay', token },
    });
    return orderAnswer(charged, call.member());
  },
});
