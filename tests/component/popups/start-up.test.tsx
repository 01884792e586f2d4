import { beforeEach, describe, expect, test } from '@jest/globals';
import { screen, waitFor } from '@testing-library/react';
import { stepsOf } from '#tests/component/payments/dom.ts';
import { BRANDS } from '#tests/component/payments/offers.ts';
import { textOf } from '#tests/component/support/element.ts';
import { navigations } from '#tests/component/support/navigation.ts';
import { credits, OWN_ID } from '#tests/component/support/render-member.tsx';
import { answering, brokenAnswer, callsOf, OFFLINE } from '#tests/component/support/server.ts';
import { dialog, expectNoDialog } from './open-popups.tsx';
import { EVERYTHING, verified } from './start-answers.ts';
import { start, withinVisit } from './start-visit.tsx';

const VERIFY = 'POST /api/users/verify';
const CREDITS = 'GET /api/get/credits/{trackerId}';
const NOTICES = 'POST /api/users/changeNotificationPreferences';
const landed = () => localStorage.getItem('landedTime');

describe('67: the start of a visit on a page of the checkout', () => {
  test.each(['/purchase/pay', '/mollie/paymentCheck', '/es/ok'])('waits on %s', async (path) => {
    answering({ [VERIFY]: verified(EVERYTHING) });
    const page = start('fuego', path);
    await page.expectNothing();
    expect(callsOf(VERIFY)).toEqual([]);
    expect(landed()).toBeNull();
  });
});

describe('the start of a visit', () => {
  beforeEach(() => {
    answering({
      [CREDITS]: { remainingCredits: credits({ totalCredits: 22 }), entries: [] },
    });
  });

  test.each(BRANDS)('shows on %s what is due in order, one popup at a time', async (brand) => {
    answering({ [VERIFY]: verified(EVERYTHING) });
    const { say, user } = start(brand);
    const titles = ['popups.doi.valid.title', 'popups.gift.title', 'photos.popup.title'];
    for (const title of titles) {
      await dialog(say(title));
      expect(screen.getAllByRole('dialog')).toHaveLength(1);
      await user.keyboard('{Escape}');
      await waitFor(() => {
        expect(screen.queryByRole('dialog', { name: say(title) })).toBeNull();
      });
    }
    expect(callsOf(VERIFY).map(({ body }) => body)).toEqual([{ trackerId: OWN_ID }]);
    expect(Number(landed())).toBeGreaterThan(0);
  });

  test('shows nothing to a member with nothing missing', async () => {
    answering({ [VERIFY]: verified() });
    const { expectNothing } = start();
    await waitFor(() => {
      expect(landed()).not.toBeNull();
    });
    await expectNothing();
    expect(callsOf(CREDITS)).toEqual([]);
  });

  test('shows nothing for the rest of the visit', async () => {
    withinVisit();
    const { expectNothing } = start();
    await expectNothing();
    expect(callsOf(VERIFY)).toEqual([]);
  });

  test('runs again after ten minutes', async () => {
    localStorage.setItem('landedTime', String(Date.now() - 600_001));
    answering({ [VERIFY]: verified({ confirmed_email: false, email_score: 0 }) });
    const { say } = start('spark');
    await dialog(say('popups.doi.invalid.title'));
  });

  test.each(BRANDS)('shows the gift on %s and fetches the changed credits', async (brand) => {
    answering({ [VERIFY]: verified({ giftedMessages: 2 }) });
    const { say } = start(brand);
    const gift = await dialog(say('popups.gift.title'));
    expect(textOf(gift)).toContain(say('popups.gift.text', { messages: 2 }));
    expect(stepsOf(gift).slice(-2)).toEqual([
      [say('popups.gift.find'), '/find'],
      [say('popups.gift.close'), null],
    ]);
    expect(callsOf(CREDITS)).toHaveLength(1);
  });

  test('shows the gift that came with the login, once', async () => {
    localStorage.setItem('regalo_messaggi', '3');
    answering({ [VERIFY]: verified({ giftedMessages: 1 }) });
    const { say } = start('spark');
    const gift = await dialog(say('popups.gift.title'));
    expect(textOf(gift)).toContain(say('popups.gift.text', { messages: 4 }));
    expect(localStorage.getItem('regalo_messaggi')).toBeNull();
  });

  test.each(BRANDS)(
    'leaves a suspended account on %s nothing but customer care and the logout',
    async (brand) => {
      answering({
        [VERIFY]: { verify: false, error: 'account_disabled' },
        'POST /api/users/logout': { success: true } as never,
      });
      sessionStorage.setItem(`draft.${OWN_ID}.anna`, 'Only for Anna');
      const { say, user } = start(brand);
      const disabled = await dialog(say('popups.disabled.title'));
      expect(stepsOf(disabled)).toEqual([
        [say('popups.disabled.contact'), '/contactUs'],
        [say('popups.disabled.logout'), null],
      ]);
      await user.keyboard('{Escape}');
      expect(screen.getByRole('dialog')).toBe(disabled);
      await user.click(screen.getByRole('button', { name: say('popups.disabled.logout') }));
      await waitFor(() => {
        expect(navigations()).toEqual([{ kind: 'document', href: '/' }]);
      });
      expect(sessionStorage.getItem(`draft.${OWN_ID}.anna`)).toBeNull();
      expect(screen.getByRole('dialog')).toBe(disabled);
    },
  );

  test('reloads the page when the logout fails, and asks again', async () => {
    answering({
      [VERIFY]: { verify: false, error: 'account_disabled' },
      'POST /api/users/logout': OFFLINE,
    });
    const { say, user } = start('fuego');
    await user.click(await screen.findByRole('button', { name: say('popups.disabled.logout') }));
    await waitFor(() => {
      expect(navigations()).toEqual([{ kind: 'reload', href: '/find' }]);
    });
  });

  test.each(BRANDS)(
    'shows without a session on %s the links to login and signup',
    async (brand) => {
      answering({ [VERIFY]: { verify: false } });
      const { say } = start(brand);
      const over = await dialog(say('popups.signup.title'));
      expect(stepsOf(over).slice(-3)).toEqual([
        [say('popups.signup.login'), '/login'],
        [say('popups.signup.signup'), '/signup'],
        [say('popups.signup.later'), null],
      ]);
    },
  );

  test.each([
    ['without a network', OFFLINE],
    ['at a server that is down', brokenAnswer()],
  ] as const)(
    'that fails %s shows nothing, is logged and retried on the next page',
    async (_where, answer) => {
      answering({ [VERIFY]: answer });
      const { expectNothing } = start();
      await waitFor(() => {
        expect(callsOf('POST /api/log/client').map(({ body }) => body.subject)).toEqual(['verify']);
      });
      expect(landed()).toBeNull();
      await expectNothing();
    },
  );
});

describe('the question about notification channels', () => {
  const ask = { [VERIFY]: verified({ askChannels: ['email', 'telegram', 'push'] }) };

  test.each(BRANDS)('offers on %s the channels that reach the member', async (brand) => {
    answering(ask);
    const { say } = start(brand);
    const question = await dialog(say('popups.channel.title'));
    expect(textOf(question)).toContain(
      say('popups.channel.question', { email: 'nina@example.test' }),
    );
    expect(stepsOf(question).slice(-4)).toEqual([
      [say('popups.channel.email'), null],
      [say('popups.channel.telegram'), '/activeNotifications'],
      [say('popups.channel.push'), '/activeNotifications'],
      [say('popups.channel.none'), null],
    ]);
  });

  test.each([
    ['popups.channel.email', [{ email: true }, {}]],
    ['popups.channel.none', [{ email: false }, {}]],
  ] as const)('is answered by %s', async (key, bodies) => {
    answering({ ...ask, [NOTICES]: { success: true } as never });
    const { say, user } = start('spark');
    await user.click(await screen.findByRole('button', { name: say(key) }));
    await expectNoDialog();
    await waitFor(() => {
      expect(callsOf(NOTICES).map(({ body }) => body)).toEqual(bodies);
    });
  });

  test('is not shown when no mail reaches the member', async () => {
    answering({ [VERIFY]: verified({ askChannels: ['push'] }) });
    const { expectNothing } = start();
    await waitFor(() => {
      expect(landed()).not.toBeNull();
    });
    await expectNothing();
  });
});
