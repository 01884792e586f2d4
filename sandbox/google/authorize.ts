import { randomBytes } from 'node:crypto';
import { html, seeOther, type Answer } from '../http/answer.ts';
import type { Handler } from '../http/router.ts';
import { choicePage, refusedPage } from './choice-page.ts';
import { PEOPLE, personOf, type Person } from './people.ts';
import { readAuthorize, type AuthorizeRequest } from './read-request.ts';
import type { GoogleContext } from './state.ts';

const refused = (reason: string): Answer => html(refusedPage(reason), {}, 400);

/** The account chooser page. */
export function askWho({ clientId }: GoogleContext): Handler {
  return ({ url }) => {
    const request = readAuthorize(url.searchParams, clientId);
    if (typeof request === 'string') return refused(request);
    return html(choicePage('/google/authorize', url.searchParams, request.language));
  };
}

/** The person of the chooser's form; undefined when it was canceled. */
export function chosenPerson(form: URLSearchParams): Person | undefined {
  const email = form.get('email')?.trim() ?? '';
  const subject = form.get('subject');
  if (subject !== null) return PEOPLE.find((person) => person.subject === subject);
  return email === '' ? undefined : personOf(email, form.get('verified') === 'yes');
}

function back({ redirectUri, state }: AuthorizeRequest, answer: Record<string, string>): Answer {
  const url = new URL(redirectUri);
  url.search = new URLSearchParams({ state, ...answer }).toString();
  return seeOther(url.href);
}

/** Redirects the browser back with a code, or with the refusal if no account was chosen. */
export function answerWho({ clientId, grants }: GoogleContext): Handler {
  return ({ url, body }) => {
    const request = readAuthorize(url.searchParams, clientId);
    if (typeof request === 'string') return refused(request);
    const person = chosenPerson(new URLSearchParams(body.toString('utf8')));
    if (person === undefined || person.denies) return back(request, { error: 'access_denied' });
    const code = `4/${randomBytes(24).toString('base64url')}`;
    const { redirectUri, challenge, nonce } = request;
    grants.set(code, { person, redirectUri, challenge, nonce, used: false });
    return back(request, { code, scope: 'openid email' });
  };
}
