import { html, json, problem } from '../../http/answer.ts';
import { isRecord, parseJson } from '../../http/body.ts';
import { document } from '../../http/page.ts';
import { route, type Handler, type Route } from '../../http/router.ts';
import { challengePage, lostChallengePage } from '../challenge-page.ts';
import type { AdyenContext } from '../context.ts';
import { called } from '../secured-fields/called.ts';
import type { NativeChallenge } from '../state.ts';
import { nativeAction } from './challenge.ts';

/** When its base URL is local, the library assumes a local API without TLS, which results in this path. */
const FINGERPRINTS = '/checkoutshopper/test/http://localhost:8080/v1/submitThreeDS2Fingerprint';
const MAX_WRONG_ANSWERS = 3;

/** A page for a frame: posts the outcome to the parent window as text and shows nothing. */
function messagePage(message: Readonly<Record<string, unknown>>): string {
  const text = JSON.stringify(JSON.stringify(message));
  return document({
    title: '3-D Secure',
    body: `<script>parent.postMessage(${text}, '*');</script>`,
  });
}

const done = ({ authenticated }: NativeChallenge) =>
  html(
    messagePage({
      type: 'challengeResult',
      result: { transStatus: authenticated === true ? 'Y' : 'N' },
    }),
  );

function withChallenge(
  context: AdyenContext,
  show: (challenge: NativeChallenge, form: URLSearchParams) => ReturnType<typeof html>,
): Handler {
  return ({ params, body }) => {
    const challenge = context.state.nativeChallenges.get(params['id'] ?? '');
    if (challenge === undefined) return html(lostChallengePage(), {}, 404);
    if (challenge.authenticated !== undefined) return done(challenge);
    return show(challenge, new URLSearchParams(body.toString('utf8')));
  };
}

const ask = (challenge: NativeChallenge) =>
  html(
    challengePage(challenge, {
      answerAt: `/adyen/3ds2/challenge/${challenge.id}/answer`,
      framed: true,
    }),
  );

const answer = (challenge: NativeChallenge, form: URLSearchParams) => {
  const refuses = form.get('decision') === 'refuse';
  const isRight = form.get('password') === 'password';
  if (!refuses && !isRight) challenge.wrongAnswers += 1;
  if (refuses || isRight || challenge.wrongAnswers >= MAX_WRONG_ANSWERS) {
    challenge.authenticated = isRight && !refuses;
    return done(challenge);
  }
  return ask(challenge);
};

/** Routes that the provider's library and the bank's frames call while a page authenticates its buyer. */
export function nativeRoutes(context: AdyenContext): Route[] {
  const fingerprintResult = { type: 'fingerPrintResult', result: { threeDSCompInd: 'Y' } };
  return [
    route('POST', '/adyen/3ds2/method', () => html(messagePage(fingerprintResult))),
    route('POST', '/adyen/3ds2/challenge/:id', withChallenge(context, ask)),
    route('POST', '/adyen/3ds2/challenge/:id/answer', withChallenge(context, answer)),
    ...called('POST', FINGERPRINTS, ({ body }) => {
      const sent = parseJson(body);
      const id = isRecord(sent) ? sent['paymentData'] : undefined;
      const challenge = context.state.nativeChallenges.get(String(id));
      if (challenge === undefined) return problem(422, 'bad_fingerprint', 'No such payment.');
      return json({ type: 'action', action: nativeAction(context, challenge, 'challenge') });
    }),
  ];
}
