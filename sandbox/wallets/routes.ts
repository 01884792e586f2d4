import { html, json, problem } from '../http/answer.ts';
import { isRecord, parseJson } from '../http/body.ts';
import { browserModule } from '../http/browser-module.ts';
import { LOCAL_ANCESTORS } from '../http/local-page.ts';
import { route, type Route, type Visit } from '../http/router.ts';
import type { WalletContext } from './context.ts';
import { startMerchantSession, useSession } from './merchant-session.ts';
import { payment } from './payment.ts';
import type { WalletName } from './seal.ts';
import { sheetPage } from './sheet-page.ts';

const HERE = import.meta.dirname;
const BASE = '/wallets';

const isWallet = (name: unknown): name is WalletName => name === 'googlepay' || name === 'applepay';

function bodyOf({ body }: Visit): Record<string, unknown> {
  const parsed = parseJson(body);
  return isRecord(parsed) ? parsed : {};
}

/** The wallets' scripts under the providers' own paths, and the sheet that both open. */
export function walletRoutes(context: WalletContext): Route[] {
  const google = browserModule(HERE, BASE, 'google-pay.ts');
  const apple = browserModule(HERE, BASE, 'apple-pay.ts');
  const startSession = () => `${context.tlsUrl()}/paymentservices/startSession`;
  return [
    route('GET', '/gp/p/js/pay.js', google.handle),
    route('GET', '/applepay/session.js', apple.handle),
    browserModule(HERE, BASE, 'sheet.ts'),
    route('GET', `${BASE}/sheet/:wallet`, ({ params, url }) => {
      const { wallet } = params;
      if (!isWallet(wallet)) return problem(404, 'not_found', 'No such wallet.');
      const session = wallet === 'applepay' ? startSession() : '';
      return html(sheetPage(wallet, url.searchParams, session), {
        'content-security-policy': `frame-ancestors ${LOCAL_ANCESTORS}`,
      });
    }),
    route('POST', `${BASE}/payment`, (visit) => payment(context, bodyOf(visit))),
    route('POST', `${BASE}/validate`, (visit) => {
      const { session, domain } = bodyOf(visit);
      return useSession(context, session, domain)
        ? json({ valid: true })
        : problem(409, 'session_refused', 'The session is used, over, or another page’s.');
    }),
    route('POST', `${BASE}/events`, (visit) => {
      const { wallet, event } = bodyOf(visit);
      if (!isWallet(wallet) || typeof event !== 'string') return problem(400, 'bad_event', 'What?');
      context.state.note(wallet, event.slice(0, 40));
      return json({ noted: true });
    }),
    route('GET', `${BASE}/events.json`, ({ url }) =>
      json(context.state.events(url.searchParams.get('wallet'))),
    ),
  ];
}

/** Routes behind TLS that require the merchant's certificate. */
export function merchantRoutes(context: WalletContext): Route[] {
  return [route('POST', '/paymentservices/startSession', startMerchantSession(context))];
}
