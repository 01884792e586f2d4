import { describe, expect, test } from '@jest/globals';
import { legalPages } from '#lib/legal/kinds.ts';
import { pageRoute } from '#lib/http/page-routes.ts';

describe('which tree answers a path', () => {
  test('a visitor gets the entrance on member paths, with the page kept', () => {
    for (const path of [
      '/match',
      '/profile/security',
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

  test('a visitor gets the landings; a member is led from them to the search', () => {
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

  test('the contact page is the same for all visitors, and a member’s own for them', () => {
    const page = { kind: 'page', tree: 'visitor', path: '/contactUs' };
    expect(pageRoute('/contactUs', false)).toEqual({ ...page, cached: true });
    expect(pageRoute('/contactUs', true)).toEqual({ ...page, cached: false });
  });

  test('links that log in, and Google’s return, are shown to members too', () => {
    for (const path of ['/autologin', '/autologin_telegram', '/loginWithGoogle']) {
      for (const session of [true, false]) {
        expect(pageRoute(path, session)).toMatchObject({ tree: 'visitor', path });
      }
    }
  });

  test('an operator’s preview is a tree of its own, never kept', () => {
    for (const session of [true, false]) {
      expect(pageRoute('/preview', session)).toEqual({
        ...{ kind: 'page', tree: 'preview', path: '/', cached: false },
      });
    }
  });

  test('a member gets member and checkout pages, never kept', () => {
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

  test('a member is led from the visitor forms and from unknown paths to /find', () => {
    for (const path of ['/', '/login', '/signup', '/no-such-page']) {
      expect(pageRoute(path, true)).toEqual({ kind: 'redirect', to: '/find' });
    }
  });

  test('an unknown path is missing for a visitor; an unknown legal page is the home', () => {
    expect(pageRoute('/no-such-page', false)).toMatchObject({ path: '/missing' });
    expect(pageRoute('/legal/else', false)).toMatchObject({ path: '/' });
    expect(pageRoute('/vip_plan/else', false)).toMatchObject({ path: '/missing' });
  });

  test('legal texts are kept, their versions are read anew, and what is neither is the home', () => {
    for (const session of [true, false]) {
      for (const page of legalPages) {
        const path = `/legal/${page}`;
        expect(pageRoute(path, session)).toMatchObject({ tree: 'visitor', path, cached: true });
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

  test('where mails about an account lead is the same page with and without a session', () => {
    for (const path of ['/confirmNewEmail', '/undoEmail', '/eraseAccount', '/unsubscribe']) {
      for (const session of [true, false]) {
        const page = { kind: 'page', tree: 'visitor', path, cached: false };
        expect(pageRoute(path, session)).toEqual(page);
      }
    }
  });

  test('pages with a token in them are not kept', () => {
    for (const path of ['/resetPassword', '/confirmEmail', '/autologin', '/autologin_telegram']) {
      expect(pageRoute(path, false)).toMatchObject({ cached: false });
    }
  });

  test('rights are declared on public pages, with a session and without', () => {
    for (const session of [true, false]) {
      for (const path of ['/legal/cancel', '/legal/withdraw']) {
        expect(pageRoute(path, session)).toMatchObject({ tree: 'visitor', path, cached: true });
      }
      const path = '/legal/confirm';
      expect(pageRoute(path, session)).toMatchObject({ tree: 'visitor', path, cached: false });
    }
  });

  test('hooks by their own address are a member’s, and only those that there are', () => {
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
