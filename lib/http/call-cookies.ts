import {
  readCookie,
  sealSession,
  sessionCookie,
  type HostKind,
} from '../security/session-cookie.ts';
import type { Call } from './handlers-for.ts';

/** The cookies of one call for its handler, and the Set-Cookie values that it has collected. */
export function callCookies(
  host: HostKind,
  header: string | null,
  token: string | undefined,
): { readonly cookies: Call['cookies']; readonly setCookies: readonly string[] } {
  const setCookies: string[] = [];
  const cookies: Call['cookies'] = {
    token,
    read: (name) => readCookie(header, name),
    session: async (fresh) => {
      const sealed = fresh === undefined ? '' : await sealSession(fresh);
      setCookies.push(sessionCookie(sealed, host));
    },
    append: (value) => setCookies.push(value),
  };
  return { cookies, setCookies };
}
