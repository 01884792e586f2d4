import { givenAge } from '../../accounts/signup/given-age.ts';
import { authenticate } from '../../accounts/login/authenticate.ts';
import { changePassword } from '../../accounts/password/change-password.ts';
import { confirmEmail } from '../../accounts/confirmation/confirm-email.ts';
import { accountsContract } from '../../accounts/contract.ts';
import { enter } from '../../accounts/login/enter.ts';
import { flowForSignup } from '../../accounts/signup/flow-for-signup.ts';
import { register } from '../../accounts/signup/register.ts';
import { requestReset } from '../../accounts/password/request-reset.ts';
import { resendConfirmation } from '../../accounts/confirmation/mail-confirmation.ts';
import { endSession } from '../../accounts/session/end-session.ts';
import { verifySession } from '../../accounts/login/verify-session.ts';
import { resolveRequest } from '../../brands/resolve-request.ts';
import { db } from '../../db/client.ts';
import { ERRORS } from '../../kernel/errors.ts';
import { FLOW_COOKIE, flowCookie } from '../flow-cookie.ts';
import { handlersFor } from '../handlers-for.ts';
import { signupOrigin } from '../signup-origin.ts';
import { namingPlace, signupRegion } from '../signup-place.ts';

function userAgentOf(request: Request): string {
  return request.headers.get('user-agent') ?? '';
}

/** For answers that must stay unencrypted, because the texts' client inspects them before it decrypts. */
function plain(value: unknown): Response {
  return Response.json(value, { headers: { 'cache-control': 'no-store' } });
}

export const accountsHandlers = handlersFor(accountsContract, {
  'POST /api/users/register': async ({ body, brand, locale, request, cookies, now }) => {
    const flow = await flowForSignup(brand.id, {
      requested: body.flowId,
      cookie: cookies.read(FLOW_COOKIE),
      path: resolveRequest(brand.hosts[0] ?? '', body.path).path,
      affiliate: body.tid,
    });
    const signup = register({
      brand,
      locale: body.language ?? locale,
      country: body.country ?? brand.country,
      flow,
      fields: {
        ...body,
        ...givenAge(body, brand.timezone, now),
        gender: body.gender,
        shownWith: body.shownWith,
        seeking: body.seeking,
        region: signupRegion(body),
      },
      origin: signupOrigin(body, { request, cookies }),
      now,
    });
    const registered = await namingPlace(body, signup);
    if (registered.kind === 'mail_sent') {
      const number = ERRORS.welcome_already_sent.number;
      return { code: 'welcome_already_sent' as const, message: `register-${number}` };
    }
    const { memberId, token } = registered;
    await cookies.session(token);
    cookies.append(await flowCookie(flow));
    return enter({ memberId, flow, token, firstLogin: true, now });
  },
  'POST /api/users/authenticate': async ({ body, brand, request, cookies, now }) => {
    const { flowId: flowCode, email, password } = body;
    const userAgent = userAgentOf(request);
    const { memberId, token, flow, firstLogin } = await authenticate({
      brand,
      email,
      password,
      flowCode,
      userAgent,
      now,
    });
    await cookies.session(token);
    cookies.append(await flowCookie(flow));
    return enter({ memberId, flow, token, firstLogin, now });
  },
  'POST /api/users/logout': async ({ viewer, cookies, now }) => {
    if (viewer.kind === 'member') await endSession(db(), viewer.sessionId, now);
    await cookies.session(undefined);
    return { result: 'OK' as const };
  },
  'POST /api/users/verify': async ({ body, brand, request, cookies, now }) => {
    const token = body.token ?? cookies.token;
    const byCookie = body.token === undefined && !request.headers.has('authorization');
    const verified = await verifySession({
      token,
      trackerId: body.trackerId,
      brandId: brand.id,
      // With a cookie the token is not renewed: sockets and other tabs of the browser continue to use it.
      renew: !byCookie,
      now,
    });
    if (verified.kind === 'visitor') return plain({ verify: false });
    if (verified.kind === 'disabled') return plain({ verify: false, error: 'account_disabled' });
    if (byCookie) await cookies.session(token);
    const { account, source, askChannels } = verified;
    return { ...account, verify: true as const, source, askChannels };
  },
  'POST /api/users/confirmEmail': async ({ body, brand, viewer, request, cookies, now }) => {
    const userAgent = userAgentOf(request);
    const confirmed = await confirmEmail({ brand, token: body.token, viewer, userAgent, now });
    if (confirmed.token !== undefined) await cookies.session(confirmed.token);
    const { publicId, firstLogin, token } = confirmed;
    return { clickid: publicId, firstLogin, ...(token === undefined ? {} : { token }) };
  },
  'POST /api/users/resendConfirmation': async ({ member, now }) => {
    const { email, confirmed } = await resendConfirmation(member(), now);
    return { result: 'OK' as const, email, confirmed_email: confirmed };
  },
  'POST /api/users/getTokenForReset': async ({ body, brand, now }) => ({
    result: await requestReset(brand, body.email, now),
  }),
  'POST /api/users/changePassword': async ({ body, brand, cookies, now }) => {
    const { token, email, password } = body;
    const { publicId } = await changePassword({ brand, token, email, password, now });
    await cookies.session(undefined);
    return { result: 'OK' as const, user: { clickid: publicId } };
  },
});
