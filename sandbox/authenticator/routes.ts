import { Secret, TOTP } from 'otpauth';
import { html, json, problem } from '../http/answer.ts';
import { escapeHtml, sandboxPage } from '../http/page.ts';
import { route, type Route, type Visit } from '../http/router.ts';

/** TOTP secret of the demo's operators. */
const DEMO_SECRET = 'AMARENADEMODESKAMARENADEMODESK22';

function shown({ url }: Visit): { code: string; seconds: number } | null {
  try {
    const secret = Secret.fromBase32(url.searchParams.get('secret') ?? DEMO_SECRET);
    const totp = new TOTP({ algorithm: 'SHA1', digits: 6, period: 30, secret });
    return { code: totp.generate(), seconds: Math.ceil(totp.remaining() / 1_000) };
  } catch {
    return null;
  }
}

/** An authenticator app: codes of the demo's secret, or of a given one. */
export function authenticatorRoutes(): Route[] {
  return [
    route('GET', '/authenticator.json', (visit) => {
      const now = shown(visit);
      return now ? json(now) : problem(400, 'bad_secret', 'This secret is not base32.');
    }),
    route('GET', '/authenticator', (visit) => {
      const now = shown(visit);
      if (!now) return problem(400, 'bad_secret', 'This secret is not base32.');
      const body = `<h1>Authenticator</h1>
<p class="note">The code of the demo’s operators; another secret’s with <code>?secret=</code>. Each code lets in once.</p>
<p style="font:600 3rem ui-monospace,monospace;letter-spacing:.1em">${escapeHtml(now.code)}</p>
<p>A new one comes in ${String(now.seconds)} s. <a href="">Look again</a></p>`;
      return html(sandboxPage({ title: 'Authenticator', body }));
    }),
  ];
}
