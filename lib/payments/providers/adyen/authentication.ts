import type { ChargeRequest } from '../charge-request.ts';
import type { Fields } from '../fields.ts';

/** A challenge that the merchant must have, in the words of the card schemes. */
const CHALLENGE_MANDATED = '04';

/**
 * How the cardholder is asked: inside our page where the bank can. A card check is worth nothing without the
 * question; for an order the bank and the law decide.
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
