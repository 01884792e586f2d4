import { changeConsent } from '../../consents/change-consent.ts';
import { chooseCookies } from '../../consents/choose-cookies.ts';
import { consentsContract } from '../../consents/contract.ts';
import { BOXES } from '../../consents/purposes.ts';
import { consentHistory, consentsOf, consentTextsFor } from '../../consents/queries.ts';
import type { ConsentPurpose } from '../../db/generated/enums.ts';
import { setCookie } from '../../security/cookie.ts';
import { handlersFor } from '../handlers-for.ts';
import { VISITOR_COOKIE } from '../visitor-cookie.ts';
import { COOKIE_CHOICE_MS } from '../../legal/limits.ts';

export const consentsHandlers = handlersFor(consentsContract, {
  'GET /api/consents/texts': async ({ query, brand, locale }) => {
    const texts = await consentTextsFor(brand, query.language ?? locale);
    const boxOf = (purpose: ConsentPurpose) => {
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
  'POST /api/consents/cookies': async ({ body, brand, locale, viewer, cookies, now }) => {
    const { measuring, marketing } = body;
    const visitorId = cookies.read(VISITOR_COOKIE);
    const chosen = await chooseCookies({
      brand,
      // The language of the page that showed the text; the URL of an API call has no locale.
      locale: body.language ?? locale,
      visitorId,
      memberId: viewer.kind === 'member' ? viewer.memberId : null,
      measuring,
      marketing,
      now,
    });
    cookies.append(setCookie(VISITOR_COOKIE, chosen.visitorId, COOKIE_CHOICE_MS));
    return { measuring, marketing, askAgainAt: chosen.askAgainAt };
  },
  'GET /api/consents': ({ member }) => consentsOf(member().memberId),
  'GET /api/consents/history': ({ member }) => consentHistory(member().memberId),
  'POST /api/consents': ({ body, member, locale, now }) =>
    changeConsent({
      member: member(),
      purpose: body.purpose,
      granted: body.granted,
      readVersion: body.readVersion,
      locale: body.language ?? locale,
      now,
    }),
});
