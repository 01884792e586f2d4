import { givenAge } from '../../accounts/signup/given-age.ts';
import { enter } from '../../accounts/login/enter.ts';
import { flowForSignup } from '../../accounts/signup/flow-for-signup.ts';
import { acceptInvitation } from '../../accounts/landings/accept-invitation.ts';
import { landingsContract } from '../../accounts/landings/contract.ts';
import { enterByLink } from '../../accounts/landings/enter-by-link.ts';
import { openInvitation } from '../../accounts/landings/invitation.ts';
import { mailLoginLink } from '../../accounts/landings/mail-login-link.ts';
import { recordArrival } from '../../accounts/landings/record-arrival.ts';
import { readTarget } from '../../accounts/landings/target.ts';
import { ownAccount } from '../../accounts/profile/present-account.ts';
import { resolveRequest } from '../../brands/resolve-request.ts';
import { flowVersion } from '../../flows/queries.ts';
import { ERRORS, fail } from '../../kernel/errors.ts';
import { FLOW_COOKIE, flowCookie } from '../flow-cookie.ts';
import { handlersFor } from '../handlers-for.ts';
import { signupOrigin } from '../signup-origin.ts';
import { namingPlace, signupRegion } from '../signup-place.ts';
import { enterBy, startAt, userAgentOf } from './sign-in.ts';

/** Our own page percent-encodes the text, because a header holds ASCII only; older clients send it unencoded. */
function plainHeader(value: string | null): string | null {
  try {
    return value === null ? null : decodeURIComponent(value);
  } catch {
    return value;
  }
}

export const landingsHandlers = handlersFor(landingsContract, {
  'GET /api/users/auth/google/start': startAt('google'),
  'GET /api/users/auth/apple/start': startAt('apple'),
  'POST /api/users/auth/google': enterBy('google'),
  'POST /api/users/auth/google/home': enterBy('google'),
  'POST /api/users/auth/apple': enterBy('apple'),
  'POST /api/users/extSign_register': async ({ body, brand, locale, request, cookies, now }) => {
    const { token, email } = body;
    const invitation =
      token === undefined || token === ''
        ? undefined
        : ((await openInvitation(brand, token, now)) ?? fail('token_expired'));
    const visit =
      invitation !== undefined && invitation.kind !== 'external' ? invitation.visit : {};
    const flow = await flowForSignup(brand.id, {
      requested: body.flowId ?? visit.flowId,
      cookie: cookies.read(FLOW_COOKIE),
      path: resolveRequest(brand.hosts[0] ?? '', body.path).path,
      affiliate: body.tid ?? visit.tid,
    });
    const signup = acceptInvitation({
      brand,
      flow,
      invitation,
      now,
      locale: body.language ?? locale,
      country: body.country ?? brand.country,
      fields: {
        ...body,
        email,
        ...givenAge(body, brand.timezone, now),
        gender: body.gender,
        shownWith: body.shownWith,
        seeking: body.seeking,
        region: signupRegion(body),
      },
      origin: signupOrigin(body, { request, cookies }, visit),
    });
    const registered = await namingPlace(body, signup);
    if (registered.kind === 'mail_sent') {
      const number = ERRORS.welcome_already_sent.number;
      return { code: 'welcome_already_sent' as const, message: `register-${number}` };
    }
    await cookies.session(registered.token);
    cookies.append(await flowCookie(flow));
    return enter({ ...registered, flow, firstLogin: true, now });
  },
  'POST /api/users/autoLogin': async ({ body, brand, now }) => {
    const { email, redirect: wanted } = body;
    const target =
      wanted === undefined || wanted === ''
        ? '/'
        : (readTarget(wanted, brand) ?? fail('redirect_invalid'));
    return { result: await mailLoginLink({ brand, email, target, now }) };
  },
  'POST /api/users/autoLogin/enter': async ({ body, brand, viewer, request, cookies, now }) => {
    const userAgent = userAgentOf(request);
    const entered = await enterByLink({ ...body, brand, viewer, userAgent, now });
    const { publicId, target, token } = entered;
    if (token !== undefined) await cookies.session(token);
    return { clickid: publicId, target, ...(token === undefined ? {} : { token }) };
  },
  'GET /api/users/{trackerId}': async ({ member, params, request, now }) => {
    const viewer = member();
    const header = (name: string): string | null => plainHeader(request.headers.get(name));
    const arrival = {
      by: header('tipoautologin'),
      event: header('eventoautologin'),
      remarketingClickId: header('remarketingclickid'),
      userAgent: userAgentOf(request),
    };
    await recordArrival(viewer, params.trackerId, arrival, now);
    return ownAccount(viewer, await flowVersion(viewer.flowVersionId));
  },
});
