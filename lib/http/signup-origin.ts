import type { Visit } from '../accounts/landings/invitation.ts';
import type { SignupOrigin } from '../accounts/signup/signup.ts';
import type { Call } from './handlers-for.ts';
import { VISITOR_COOKIE } from './visitor-cookie.ts';

/** Attribution fields that the texts' client sends, as the contract parsed them. */
type OriginFields = {
  readonly source?: string | undefined;
  readonly campid?: string | undefined;
  readonly clickid?: string | undefined;
  readonly tid?: string | undefined;
  readonly kcampaign?: string | undefined;
  readonly utm_source?: string | undefined;
  readonly utm_medium?: string | undefined;
  readonly utm_campaign?: string | undefined;
};

/** The attribution fields under our own names. */
export function visitOf(fields: OriginFields): Visit {
  return {
    source: fields.source,
    campaignId: fields.campid,
    clickId: fields.clickid,
    tid: fields.tid,
    linkCampaign: fields.kcampaign,
    utmSource: fields.utm_source,
    utmMedium: fields.utm_medium,
    utmCampaign: fields.utm_campaign,
  };
}

/** The same, with data from the request itself; fields missing in the body are taken from an earlier visit. */
export function signupOrigin(
  body: OriginFields & {
    readonly fingerprint?: string | undefined;
    readonly country?: string | undefined;
  },
  { request, cookies }: Pick<Call, 'request' | 'cookies'>,
  earlier: Visit = {},
): SignupOrigin {
  const fields = Object.fromEntries(
    Object.entries(visitOf(body)).filter(([, value]) => value !== undefined),
  );
  return {
    ...earlier,
    ...fields,
    fingerprint: body.fingerprint,
    country: earlier.country ?? body.country,
    visitorId: cookies.read(VISITOR_COOKIE),
    userAgent: request.headers.get('user-agent') ?? '',
  };
}
