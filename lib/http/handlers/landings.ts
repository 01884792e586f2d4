import { givenAge } from '../../accounts/signup/given-age.ts';
import { enter } from '../../accounts/login/enter.ts';
import { flowForSignup } from '../../accounts/signup/flow-for-signup.ts';
import { ATTEMPT_COOKIE, clearedAttempt, readAttempt } from '../../accounts/google/attempt.ts';
import { enterByGoogle } from '../../accounts/google/enter-by-google.ts';
import type { Returned } from '../../accounts/google/prove-identity.ts';
import { returnAddress, startGoogle } from '../../accounts/google/start-google.ts';
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
import { ERRORS, fail, isAppError } from '../../kernel/errors.ts';
import { attributionQuery } from '../client/attribution-query.ts';
import { FLOW_COOKIE, flowCookie } from '../flow-cookie.ts';
import { handlersFor, type Call } from '../handlers-for.ts';
import { signupOrigin, visitOf } from '../signup-origin.ts';
import { namingPlace, signupRegion } from '../signup-place.ts';

function userAgentOf(request: Request): string {
  return request.headers.get('user-agent') ?? '';
}

/** Our own page percent-encodes the text, because a header holds ASCII only; older clients send it unencoded. */
function plainHeader(value: string | null): string | null {
  try {
    return value === null ? null : decodeURIComponent(value);
  } catch {
    return value;
  }
}

function redirect(to: string): Response {
  return new Response(null, {
    status: 303,
    headers: { location: to, 'cache-control': 'no-store', 'referrer-policy': 'no-referrer' },
  });
}

type Back = Pick<Call, 'brand' | 'request' | 'cookies' | 'now'> & { readonly body: Returned };

async function byGoogle({ body, brand, request, cookies, now }: Back) {
  const attempt = await readAttempt(brand, cookies.read(ATTEMPT_COOKIE), now);
  const { code, state, iss, error } = body;
  const returned = { code, state, iss, error };
  const userAgent = userAgentOf(request);
  const entered = await enterByGoogle({ brand, attempt, returned, userAgent, now });
  cookies.append(clearedAttempt());
  const query = attempt?.search ?? '';
  if (entered.kind === 'pending') {
    const { token, email } = entered;
    return { token, login: null, giftedMessages: 0, clickid: null, email, query };
  }
  const { memberId, token, flow } = entered;
  await cookies.session(token);
  cookies.append(await flowCookie(flow));
  const account = await enter({ memberId, flow, token, firstLogin: false, now });
  const { giftedMessages, clickid, email } = account;
  return { token, login: true as const, giftedMessages, clickid, email, query };
}

export const landingsHandlers = handlersFor(landingsContract, {
  'GET /api/users/auth/google/start': async ({ query, brand, locale, request, cookies, now }) => {
    const { entry, language = locale, fluxid, country } = query;
    const visit = { ...visitOf(query), country, flowId: fluxid };
    const search = attributionQuery(new URL(request.url).search);
    try {
      const { to, cookie } = await startGoogle({
        brand,
        locale: language,
        entry,
        visit,
        search,
        now,
      });
      cookies.append(cookie);
      return redirect(to);
    } catch (error) {
      if (!isAppError(error)) throw error;
      // A person sees this answer: the landing page shows the error message.
      return redirect(`${returnAddress(brand, language)}?error=${error.code}`);
    }
  },
  'POST /api/users/auth/google': byGoogle,
  'POST /api/users/auth/google/home': byGoogle,
  'POST /api/users/extSign_register': async ({ body, brand, locale, request, cookies, now }) => {
    const { token, email } = body;
    const invitation =
      token === undefined || token === ''
        ? undefined
        : ((await openInvitation(brand, token, now)) ?? fail('token_expired'));
    const visit = invitation?.kind === 'google' ? invitation.visit : {};
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
