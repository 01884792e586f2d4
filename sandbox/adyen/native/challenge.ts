import { randomBytes } from 'node:crypto';
import type { PaymentAnswer, ThreeDS2Action } from '../api-types.ts';
import type { AdyenContext } from '../context.ts';
import { refusalByCode } from '../refusals.ts';
import { settle } from '../settle.ts';
import { invalid } from '../service-error.ts';
import type { NativeChallenge, Payment } from '../state.ts';

const VERSION = '2.2.0';

const encoded = (value: unknown) => Buffer.from(JSON.stringify(value)).toString('base64');

/** The library decodes the token; `paymentData` and `authorisationToken` are returned unchanged. */
export function nativeAction(
  context: AdyenContext,
  { id, authorisationToken }: NativeChallenge,
  subtype: ThreeDS2Action['subtype'],
): ThreeDS2Action {
  const at = `${context.publicUrl()}/adyen/3ds2`;
  const token =
    subtype === 'fingerprint'
      ? { threeDSMethodUrl: `${at}/method`, threeDSMethodNotificationURL: `${at}/notify` }
      : { acsURL: `${at}/challenge/${id}`, acsTransID: id, threeDSNotificationURL: `${at}/notify` };
  return {
    type: 'threeDS2',
    subtype,
    paymentMethodType: 'scheme',
    paymentData: id,
    token: encoded({ ...token, threeDSServerTransID: id, messageVersion: VERSION }),
    authorisationToken,
  };
}

/** Stores the payment until the page has authenticated its buyer, starting with the device fingerprint. */
export function startNativeChallenge(context: AdyenContext, payment: Payment): PaymentAnswer {
  const challenge: NativeChallenge = {
    id: randomBytes(16).toString('hex'),
    payment,
    wrongAnswers: 0,
    authenticated: undefined,
    authorisationToken: randomBytes(32).toString('hex'),
  };
  context.state.nativeChallenges.set(challenge.id, challenge);
  return { resultCode: 'IdentifyShopper', action: nativeAction(context, challenge, 'fingerprint') };
}

function challengeOf(context: AdyenContext, result: string): NativeChallenge | undefined {
  let parsed: unknown;
  try {
    parsed = JSON.parse(Buffer.from(result, 'base64').toString('utf8'));
  } catch {
    return undefined;
  }
  const { authorisationToken } = (parsed ?? {}) as { readonly authorisationToken?: unknown };
  return [...context.state.nativeChallenges.values()].find(
    (challenge) => challenge.authorisationToken === authorisationToken,
  );
}

/** `threeDSResult` identifies the challenge; the outcome is what the bank recorded, whatever the page sends. */
export async function settleNative(context: AdyenContext, result: string): Promise<PaymentAnswer> {
  const challenge = challengeOf(context, result);
  if (challenge?.authenticated === undefined) {
    throw invalid('14_007', 'The threeDSResult is invalid');
  }
  const { payment, authenticated } = challenge;
  if (payment.answer !== undefined) return payment.answer;
  payment.authenticated = authenticated;
  return settle(context, payment, authenticated ? payment.refusal : refusalByCode(11));
}
