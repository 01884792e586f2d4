import { changeConsent } from '../../consents/change-consent.ts';
import { CHOICE_HOLDS_MS, chooseCookies } from '../../consents/choose-cookies.ts';
import { consentsContract } from '../../consents/contract.ts';
import { BOXES, type Purpose } from '../../consents/purposes.ts';
import { consentsOf, consentTextsFor } from '../../consents/queries.ts';
import { env } from '../../kernel/env.ts';
import { handlersFor } from '../handlers-for.ts';

const VISITOR_COOKIE = 'visitor';

/** Means nothing but "this browser has chosen", and lives as long as the choice. */
function visitorCookie(visitorId: string): string {
  const secure = env().PUBLIC_SCHEME === 'https' ? '; Secure' : '';
  const age = Math.floor(CHOICE_HOLDS_MS / 1_000);
  return `${VISITOR_COOKIE}=${visitorId}; Path=/; HttpOnly; SameSite=Lax; Max-Age=${age}${secure}`;
}

export const consentsHandlers = handlersFor(consentsContract, {
  'GET /api/consents/texts': async ({ query, brand, locale }) => {
    const texts = await consentTextsFor(brand, query.language ?? locale);
    const boxOf = (purpose: Purpose) => {
      const { html, version } = texts[purpose];
      return { html, version, required: BOXES[purpose].required };
    };
    return {
      terms1: boxOf('terms'),
      terms2: boxOf('orientation'),
      terms3: boxOf('marketing'),
      terms4: boxOf('of_age'),
    };
  },
  'POST /api/consents/cookies': async ({ body, brand, locale, cookies, now }) => {
    const { measuring, marketing } = body;
    const visitorId = cookies.read(VISITOR_COOKIE);
    const chosen = await chooseCookies({
      brand,
      // The language of the page that showed the text; the address of a call has none of its own.
      locale: body.language ?? locale,
      visitorId,
      measuring,
      marketing,
      now,
    });
    cookies.append(visitorCookie(chosen.visitorId));
    return { measuring, marketing, askAgainAt: chosen.askAgainAt };
  },
  'GET /api/consents': ({ member }) => consentsOf(member().memberId),
  'POST /api/consents': ({ body, member, locale, now }) =>
    changeConsent({
      member: member(),
      purpose: body.purpose,
      granted: body.granted,
      locale: body.language ?? locale,
      now,
    }),
});
