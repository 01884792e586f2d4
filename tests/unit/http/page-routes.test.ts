// [core §2 /match] [core §2 /rate_plan] [core §2 Visitor on a member path] [core §2 Member on / or an unknown path]
// [core §2 Visitor on an unknown path] [money §2 /vip_plan/cred and /vip_plan/{hook}] [money §2 /purchase]
// [money §2 /purchase/choose] [money §2 /paymentPage] [money §2 /ok] [money §2 /ko]
// [money §2 Any other /legal path] [money §2 /hook/… paths and the other hook kinds]
// [money §6 Visitors see no payment page]
import { describe, expect, test } from '@jest/globals';
import { legalPages } from '#lib/legal/kinds.ts';
import { pageRoute } from '#lib/http/page-routes.ts';

describe('the page tree of a path', () => {
  test('shows a visitor the entrance on member paths, and keeps the requested page', () => {
    for (const path of [
      '/match',
      '/profile/security',
      '/profile/preview',
      '/saved',
      '/likes',
      '/searches',
      '/dates',
      '/picks',
      '/profile/money',
      '/profile/tickets',
      '/profile/tickets/ABCD-2345',
      '/chats/abcd',
      '/vip_plan/cred',
      '/purchase/pay',
    ]) {
      expect(pageRoute(path, false)).toEqual({
        kind: 'page',
        tree: 'visitor',
        path: '/entrance',
        cached: true,
      });
    }
  });

  test('shows a visitor the landings, and redirects a member from them to the search', () => {
    for (const [path, cached] of [
      ['/find', true],
      ['/ms', true],
      ['/asignup', false],
      ['/external_email', false],
    ] as const) {
      expect(pageRoute(path, false)).toEqual({ kind: 'page', tree: 'visitor', path, cached });
      if (path !== '/find')
        expect(pageRoute(path, true)).toEqual({ kind: 'redirect', to: '/find' });
    }
  });

  test('chooses a landing by its first segment alone', () => {
    for (const [path, landing] of [
      ['/signup/anything', '/signup'],
      ['/external_email/x', '/external_email'],
      ['/ms/a/b', '/ms'],
    ] as const) {
      expect(pageRoute(path, false)).toEqual(pageRoute(landing, false));
      expect(pageRoute(path, true)).toEqual({ kind: 'redirect', to: '/find' });
    }
    expect(pageRoute('/legal', false)).toEqual(pageRoute('/legal/else', false));
  });

  test('shows all visitors the same contact page, and each member an own one', () => {
    const page = { kind: 'page', tree: 'visitor', path: '/contactUs' };
    expect(pageRoute('/contactUs', false)).toEqual({ ...page, cached: true });
    expect(pageRoute('/contactUs', true)).toEqual({ ...page, cached: false });
  });

  test('shows login links and Google’s return to members, too', () => {
    for (const path of [
      '/autologin',
      '/autologin_telegram',
      '/loginWithGoogle',
      '/loginWithApple',
    ]) {
      for (const session of [true, false]) {
        expect(pageRoute(path, session)).toMatchObject({ tree: 'visitor', path });
      }
    }
  });

  test('has an own tree for an operator’s preview, never cached', () => {
    for (const session of [true, false]) {
      expect(pageRoute('/preview', session)).toEqual({
        kind: 'page',
        tree: 'preview',
        path: '/',
        cached: false,
      });
    }
  });

  test('shows a member the member and checkout pages, never cached', () => {
    expect(pageRoute('/find', true)).toEqual({
      kind: 'page',
      tree: 'member',
      path: '/find',
      cached: false,
    });
    expect(pageRoute('/match', true)).toMatchObject({ tree: 'member', path: '/match' });
    expect(pageRoute('/purchase/pay', true)).toMatchObject({ tree: 'checkout', cached: false });
    expect(pageRoute('/purchase/check', true)).toMatchObject({ tree: 'checkout', cached: false });
    expect(pageRoute('/ok', true)).toMatchObject({ tree: 'checkout' });
    for (const provider of ['adyen', 'trpay', 'googlePay', 'maxpay', 'paypal', 'mollie']) {
      const path = `/${provider}/paymentCheck`;
      expect(pageRoute(path, true)).toMatchObject({ tree: 'checkout', path });
    }
    expect(pageRoute('/applePay/paymentCheck', true)).toMatchObject({ to: '/find' });
  });

  test('redirects a member from the visitor forms and from unknown paths to /find', () => {
    for (const path of ['/', '/login', '/signup', '/no-such-page']) {
      expect(pageRoute(path, true)).toEqual({ kind: 'redirect', to: '/find' });
    }
  });

  test('shows a visitor the missing page on an unknown path, and the home on an unknown legal page', () => {
    expect(pageRoute('/no-such-page', false)).toMatchObject({ path: '/missing' });
    expect(pageRoute('/legal/else', false)).toMatchObject({ path: '/' });
    expect(pageRoute('/vip_plan/else', false)).toMatchObject({ path: '/missing' });
  });

  test('caches legal texts, renders their versions on each request, and shows the home otherwise', () => {
    for (const session of [true, false]) {
      for (const page of legalPages) {
        const path = `/legal/${page}`;
        // A member's page has the member's bars.
        const cached = !session;
        expect(pageRoute(path, session)).toMatchObject({ tree: 'visitor', path, cached });
        for (const version of [`${path}/1`, `${path}/12345`]) {
          const route = { kind: 'page', tree: 'visitor', path: version, cached: false };
          expect(pageRoute(version, session)).toEqual(route);
        }
        for (const none of ['0', '01', '123456', 'x', '1/2', '']) {
          expect(pageRoute(`${path}/${none}`, session)).toMatchObject({ path: '/', cached: true });
        }
      }
      for (const none of ['consent_terms1', 'else/1', 'cancel/1', 'constructor']) {
        expect(pageRoute(`/legal/${none}`, session)).toMatchObject({ path: '/' });
      }
    }
  });

  test('shows the pages of account mails alike with and without a session', () => {
    const paths = [
      ['/confirmNewEmail', '/undoEmail', '/eraseAccount', '/unsubscribe'],
      ['/sharedDate', '/checkIn'],
    ].flat();
    for (const path of paths) {
      for (const session of [true, false]) {
        const page = { kind: 'page', tree: 'visitor', path, cached: false };
        expect(pageRoute(path, session)).toEqual(page);
      }
    }
  });

  test('does not cache pages with a token', () => {
    for (const path of ['/resetPassword', '/confirmEmail', '/autologin', '/autologin_telegram']) {
      expect(pageRoute(path, false)).toMatchObject({ cached: false });
    }
  });

  test('shows the declaration of rights on public pages, with a session and without', () => {
    for (const session of [true, false]) {
      for (const path of ['/legal/cancel', '/legal/withdraw']) {
        const cached = !session;
        expect(pageRoute(path, session)).toMatchObject({ tree: 'visitor', path, cached });
      }
      const path = '/legal/confirm';
      expect(pageRoute(path, session)).toMatchObject({ tree: 'visitor', path, cached: false });
    }
  });

  test('shows prompts at their own address to members only, and only existing ones', () => {
    const plain = ['fine_crediti_messaggi', 'paginazione', 'messaggio_offuscato'];
    const about = ['fine_like/a-1', 'profilo_bloccato/a_1', 'cambia_regione', 'errore', 'iframe'];
    for (const name of [...plain, ...about]) {
      const path = `/hook/${name}`;
      expect(pageRoute(path, true)).toMatchObject({ tree: 'member', path, cached: false });
      expect(pageRoute(path, false)).toMatchObject({ tree: 'visitor', path: '/entrance' });
    }
    for (const none of ['else', 'fine_like', 'fine_like/a/b', 'iframe/x', 'errore/x', '']) {
      expect(pageRoute(`/hook/${none}`, true)).toEqual({ kind: 'redirect', to: '/find' });
    }
  });
});
