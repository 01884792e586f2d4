import { randomBytes } from 'node:crypto';
import { html, seeOther, type Answer } from '../http/answer.ts';
import type { Handler, Visit } from '../http/router.ts';
import type { PaymentAnswer } from './api-types.ts';
import { challengePage, lostChallengePage, returnPage } from './challenge-page.ts';
import type { AdyenContext } from './context.ts';
import { refusalByCode } from './refusals.ts';
import { settle } from './settle.ts';
import type { Challenge, Payment } from './state.ts';

const PASSWORD = 'password';
const MAX_WRONG_ANSWERS = 3;

const token = (bytes: number) => randomBytes(bytes).toString('base64url');

/** Stores the payment until the shopper has answered; the browser is sent to the challenge page. */
export function startChallenge(context: AdyenContext, payment: Payment): PaymentAnswer {
  const id = token(16);
  const paReq = token(48);
  context.state.challenges.set(id, {
    id,
    payment,
    paReq,
    wrongAnswers: 0,
    redirectResult: undefined,
  });
  const url = `${context.publicUrl()}/adyen/3ds/challenge/${id}`;
  const method = payment.request.redirectToIssuerMethod === 'GET' ? 'GET' : 'POST';
  return {
    resultCode: 'RedirectShopper',
    action: {
      type: 'redirect',
      paymentMethodType: 'scheme',
      url,
      method,
      ...(method === 'POST' && { data: { MD: id, PaReq: paReq } }),
    },
  };
}

function goBack({ payment, redirectResult = '' }: Challenge): Answer {
  const { returnUrl, redirectFromIssuerMethod } = payment.request;
  if (redirectFromIssuerMethod === 'POST') return html(returnPage(returnUrl, redirectResult));
  const back = new URL(returnUrl);
  back.searchParams.set('redirectResult', redirectResult);
  return seeOther(back.href);
}

async function conclude(
  context: AdyenContext,
  challenge: Challenge,
  authenticated: boolean,
): Promise<Answer> {
  const { payment } = challenge;
  // Set before the first await: a second click must not settle the payment twice.
  challenge.redirectResult = token(48);
  context.state.results.set(challenge.redirectResult, payment);
  payment.authenticated = authenticated;
  await settle(context, payment, authenticated ? payment.refusal : refusalByCode(11));
  return goBack(challenge);
}

function withChallenge(
  context: AdyenContext,
  show: (challenge: Challenge, form: URLSearchParams) => Answer | Promise<Answer>,
): Handler {
  return (visit: Visit) => {
    const challenge = context.state.challenges.get(visit.params['id'] ?? '');
    if (challenge === undefined) return html(lostChallengePage(), {}, 404);
    if (challenge.redirectResult !== undefined) return goBack(challenge);
    return show(challenge, new URLSearchParams(visit.body.toString('utf8')));
  };
}

const show = (challenge: Challenge) =>
  html(
    challengePage(challenge, {
      answerAt: `/adyen/3ds/challenge/${encodeURIComponent(challenge.id)}/answer`,
      framed: false,
    }),
  );

/** The page as the merchant's form opens it; a form with another PaReq is refused. */
export function openChallenge(context: AdyenContext): Handler {
  return withChallenge(context, (challenge, form) => {
    const paReq = form.get('PaReq');
    if (paReq !== null && paReq !== challenge.paReq) return html(lostChallengePage(), {}, 400);
    return show(challenge);
  });
}

/** The shopper's answer: confirm with the password, or refuse. The third wrong password refuses the payment. */
export function answerChallenge(context: AdyenContext): Handler {
  return withChallenge(context, (challenge, form) => {
    if (form.get('decision') === 'refuse') return conclude(context, challenge, false);
    if (form.get('password') === PASSWORD) return conclude(context, challenge, true);
    challenge.wrongAnswers += 1;
    if (challenge.wrongAnswers >= MAX_WRONG_ANSWERS) return conclude(context, challenge, false);
    return show(challenge);
  });
}
