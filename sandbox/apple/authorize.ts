import { randomBytes } from 'node:crypto';
import { html, type Answer } from '../http/answer.ts';
import { isLocalOrigin } from '../http/local-page.ts';
import { document, escapeHtml } from '../http/page.ts';
import type { Handler } from '../http/router.ts';
import { chosenPerson } from '../google/authorize.ts';
import { choicePage, refusedPage } from '../google/choice-page.ts';
import type { AppleContext } from './state.ts';

interface AppleRequest {
  readonly clientId: string;
  readonly redirectUri: string;
  readonly state: string;
  readonly nonce: string | undefined;
  readonly asksName: boolean;
}

const refused = (reason: string): Answer => html(refusedPage(reason), {}, 400);

function isRegistered(address: string): boolean {
  if (!URL.canParse(address)) return false;
  const { origin, pathname, search, hash } = new URL(address);
  return isLocalOrigin(origin) && pathname.endsWith('/loginWithApple') && `${search}${hash}` === '';
}

/** The request, or an error sentence when the browser must not be sent to an untrusted redirect URI. */
function readAuthorize(query: URLSearchParams): AppleRequest | string {
  const value = (name: string) => query.get(name) ?? '';
  const scopes = value('scope').split(' ');
  if (!/^example\.[a-z]+\.web$/.test(value('client_id'))) return 'invalid_client';
  if (!isRegistered(value('redirect_uri'))) return 'Invalid web redirect url.';
  if (value('response_type') !== 'code') return 'unsupported_response_type';
  if (
    scopes.some((scope) => ['name', 'email'].includes(scope)) &&
    value('response_mode') !== 'form_post'
  )
    return 'response_mode must be form_post when name or email scope is requested.';
  return {
    clientId: value('client_id'),
    redirectUri: value('redirect_uri'),
    state: value('state'),
    nonce: query.get('nonce') ?? undefined,
    asksName: scopes.includes('name'),
  };
}

/** The account chooser page. */
export const askAppleWho: Handler = ({ url }) => {
  const request = readAuthorize(url.searchParams);
  if (typeof request === 'string') return refused(request);
  return html(choicePage('/apple/auth/authorize', url.searchParams, 'en'));
};

/** The page that posts the answer to the client. */
function back({ redirectUri, state }: AppleRequest, answer: Record<string, string>): Answer {
  const inputs = Object.entries({ state, ...answer }).map(
    ([name, value]) => `<input type="hidden" name="${name}" value="${escapeHtml(value)}">`,
  );
  return html(
    document({
      title: 'Back',
      style: '',
      body: `<form id="back" method="post" action="${escapeHtml(redirectUri)}">${inputs.join('')}</form>
<script>document.getElementById('back').submit();</script>`,
    }),
  );
}

/** Posts the browser back with a code, or with the refusal if no account was chosen. */
export function answerAppleWho({ grants, known }: AppleContext): Handler {
  return ({ url, body }) => {
    const request = readAuthorize(url.searchParams);
    if (typeof request === 'string') return refused(request);
    const person = chosenPerson(new URLSearchParams(body.toString('utf8')));
    if (person === undefined || person.denies) {
      return back(request, { error: 'user_cancelled_authorize' });
    }
    const { clientId, redirectUri, nonce, asksName } = request;
    const code = `c${randomBytes(24).toString('hex')}.0.mrz`;
    grants.set(code, { person, clientId, redirectUri, nonce, used: false });
    const pair = `${clientId} ${person.subject}`;
    const isFirst = !known.has(pair);
    known.set(pair, true);
    const name = { firstName: person.name, lastName: '' };
    const user = asksName && isFirst && { user: JSON.stringify({ name, email: person.email }) };
    return back(request, { code, ...user });
  };
}
