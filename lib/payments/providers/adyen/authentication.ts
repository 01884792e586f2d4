import type { ChargeRequest } from '../charge-request.ts';
import type { Fields } from '../fields.ts';

/** Challenge mandated, as defined by EMV 3-D Secure. */
const CHALLENGE_MANDATED = '04';

/**
 * How the cardholder is authenticated: on our page where the bank supports it. A card check always requires
 * authentication; for an order the bank and the law decide.
 */
export function authenticationFields({ purpose, returnUrl, sca }: ChargeRequest): Fields {
  if (sca === 'none') return {};
  const checks = purpose === 'card_check';
  return {
    origin: new URL(returnUrl).origin,
    authenticationData: {
      ...(checks && { attemptAuthentication: 'always' }),
      threeDSRequestData: { nativeThreeDS: 'preferred' },
    },
    ...(checks && { threeDS2RequestData: { threeDSRequestorChallengeInd: CHALLENGE_MANDATED } }),
  };
}
