import { enter } from '../../accounts/login/enter.ts';
import { clearedAttempt, readAttempt } from '../../accounts/identities/attempt.ts';
import { enterByProvider } from '../../accounts/identities/enter-by-provider.ts';
import type { Returned } from '../../accounts/identities/prove-identity.ts';
import type { ProviderName } from '../../accounts/identities/provider-names.ts';
import { returnAddress, startSignIn } from '../../accounts/identities/start-sign-in.ts';
import type { landingsContract } from '../../accounts/landings/contract.ts';
import { isAppError } from '../../kernel/errors.ts';
import type { QueryOf } from '../../wire/endpoint.ts';
import { attributionQuery } from '../client/attribution-query.ts';
import { flowCookie } from '../flow-cookie.ts';
import type { Call } from '../handlers-for.ts';
import { visitOf } from '../signup-origin.ts';

export function userAgentOf(request: Request): string {
  return request.headers.get('user-agent') ?? '';
}

function redirect(to: string): Response {
  return new Response(null, {
    status: 303,
    headers: { location: to, 'cache-control': 'no-store', 'referrer-policy': 'no-referrer' },
  });
}

type Started = Pick<Call, 'brand' | 'locale' | 'request' | 'cookies' | 'now'> & {
  readonly query: QueryOf<(typeof landingsContract)['GET /api/users/auth/apple/start']>;
};

/** Answers the link to a provider: redirects the browser there, or to the landing page with an error. */
export const startAt =
  (provider: ProviderName) =>
  async ({ query, brand, locale, request, cookies, now }: Started): Promise<Response> => {
    const { entry, language = locale, fluxid, country } = query;
    const visit = { ...visitOf(query), country, flowId: fluxid };
    const search = attributionQuery(new URL(request.url).search);
    try {
      const start = { provider, brand, locale: language, entry, visit, search, now };
      const { to, cookie } = await startSignIn(start);
      cookies.append(cookie);
      return redirect(to);
    } catch (error) {
      if (!isAppError(error)) throw error;
      // A person sees this answer: the landing page shows the error message.
      return redirect(`${returnAddress(provider, brand, language)}?error=${error.code}`);
    }
  };

type Back = Pick<Call, 'brand' | 'request' | 'cookies' | 'now'> & { readonly body: Returned };

/** Answers the landing page of a provider's return. */
export const enterBy =
  (provider: ProviderName) =>
  async ({ body, brand, request, cookies, now }: Back) => {
    const attempt = await readAttempt(provider, brand, cookies.read(provider), now);
    const { code, state, iss, error } = body;
    const returned = { code, state, iss, error };
    const userAgent = userAgentOf(request);
    const entered = await enterByProvider({ provider, brand, attempt, returned, userAgent, now });
    cookies.append(clearedAttempt(provider));
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
  };
