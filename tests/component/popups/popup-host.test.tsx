import { afterEach, describe, expect, jest, test } from '@jest/globals';
import { act, screen, waitFor } from '@testing-library/react';
import type { PopupSpec } from '#components/popups/popup-spec.ts';
import { navigations } from '#tests/component/support/navigation.ts';
import { answering, callsOf } from '#tests/component/support/server.ts';
import { pressAt, pressBackdrop, stepsOf } from '#tests/component/payments/dom.ts';
import { dialog, expectNoDialog, goBack, renderHost } from './open-popups.tsx';

function generic(title: string, change: object = {}): PopupSpec {
  return {
    kind: 'generic',
    variant: 'channel',
    title,
    text: `${title} text`,
    buttons: [],
    ...change,
  };
}

const NOTICES = 'POST /api/users/changeNotificationPreferences';
/** Chromium goes back from the entry that was current when it was asked, whatever was pushed since. */
function goBackLikeChromium(): void {
  let pushed = 0;
  const push = history.pushState.bind(history);
  jest.spyOn(history, 'pushState').mockImplementation((...state) => {
    pushed += 1;
    push(...state);
  });
  jest.spyOn(history, 'back').mockImplementation(() => {
    const before = pushed;
    setTimeout(() => {
      history.go(before - pushed - 1);
    });
  });
}

const passed = (milliseconds: number) =>
  act(() => new Promise((resolve) => void setTimeout(resolve, milliseconds)));

const button = (name: string) => screen.getByRole('button', { name });

afterEach(() => {
  jest.restoreAllMocks();
});

describe('the popup host', () => {
  test('shows one at a time, in the order of the requests', async () => {
    const { open, say, user } = renderHost({ brand: 'spark' });
    await open({ kind: 'signup' }, { kind: 'gift', messages: 2 }, generic('Third'));
    for (const name of [say('popups.signup.title'), say('popups.gift.title'), 'Third']) {
      await dialog(name);
      expect(screen.getAllByRole('dialog')).toHaveLength(1);
      await user.keyboard('{Escape}');
      await waitFor(() => {
        expect(screen.queryByRole('dialog', { name })).toBeNull();
      });
    }
    await expectNoDialog();
  });

  test('shows popups that cannot be closed before all others', async () => {
    const { open, say } = renderHost({ brand: 'fuego' });
    await open(generic('First'), { kind: 'region' });
    await dialog(say('popups.region.title'));
    expect(screen.queryByRole('dialog', { name: 'First' })).toBeNull();
  });

  test('12: keeps a queued popup where the browser goes back from the entry it was asked on', async () => {
    goBackLikeChromium();
    const { open, say, user } = renderHost();
    await open(generic('First'), { kind: 'gift', messages: 2 });
    await dialog('First');
    await user.keyboard('{Escape}');
    await dialog(say('popups.gift.title'));
    await passed(300);
    await dialog(say('popups.gift.title'));
    await user.keyboard('{Escape}');
    await expectNoDialog();
    await open(generic('Later'));
    await passed(300);
    await dialog('Later');
    await goBack();
    await expectNoDialog();
  });

  test('does not show the same popup twice', async () => {
    const { open, say, user } = renderHost({ brand: 'lumiere' });
    await open({ kind: 'gift', messages: 2 }, { kind: 'gift', messages: 3 });
    await dialog(say('popups.gift.title'));
    screen.getByText(say('popups.gift.text', { messages: 3 }));
    await user.keyboard('{Escape}');
    await expectNoDialog();
  });

  test('returns the focus once the last popup has closed', async () => {
    const { open, user } = renderHost({ content: <button type="button">pagina</button> });
    button('pagina').focus();
    await open(generic('One'), generic('Two'));
    await dialog('One');
    await user.keyboard('{Escape}');
    await dialog('Two');
    await user.keyboard('{Escape}');
    await waitFor(() => {
      expect(document.activeElement).toBe(button('pagina'));
    });
  });
});

describe('a popup that can be closed', () => {
  test.each(['Escape', 'corner', 'backdrop', 'back button'] as const)(
    'closes by %s',
    async (by) => {
      const { open, say, user } = renderHost({ brand: 'dolcevita', path: '/find?page=2' });
      await open(generic('Notice'));
      await dialog('Notice');
      if (by === 'Escape') await user.keyboard('{Escape}');
      if (by === 'corner') await pressAt(user, button(say('popups.close')));
      if (by === 'backdrop') await pressBackdrop(user);
      if (by === 'back button') await goBack();
      await expectNoDialog();
      await waitFor(() => {
        expect(history.state).toBeNull();
      });
      expect(location.pathname + location.search).toBe('/find?page=2');
      expect(navigations()).toEqual([]);
    },
  );

  test('closes one after the other by the back button', async () => {
    const { open, say } = renderHost({ brand: 'spark' });
    await open(generic('One'), { kind: 'gift', messages: 1 });
    await dialog('One');
    await goBack();
    await dialog(say('popups.gift.title'));
    await goBack();
    await expectNoDialog();
    expect(location.pathname).toBe('/find');
  });

  test.each(['Escape', 'back button'] as const)('answers its question by %s, too', async (by) => {
    answering({ [NOTICES]: { success: true } as never });
    const { open, user } = renderHost();
    await open(generic('Question', { whenClosed: 'keepNotices' }));
    await dialog('Question');
    if (by === 'Escape') await user.keyboard('{Escape}');
    else await goBack();
    await expectNoDialog();
    await waitFor(() => {
      expect(callsOf(NOTICES).map(({ body }) => body)).toEqual([{}]);
    });
  });
});

describe('a popup that cannot be closed', () => {
  const BLOCKING: readonly (readonly [string, PopupSpec, string])[] = [
    ['region', { kind: 'region' }, 'popups.region.title'],
    ['disabled', { kind: 'disabled' }, 'popups.disabled.title'],
  ];

  test.each(BLOCKING)(
    '%s stays on Escape and on the backdrop, and has no close button in its corner',
    async (_kind, spec, key) => {
      const { open, say, user } = renderHost({ brand: 'fuego' });
      const entries = history.length;
      await open(spec);
      const name = say(key);
      const shown = await dialog(name);
      await user.keyboard('{Escape}');
      await pressBackdrop(user);
      await user.keyboard('{Escape}');
      expect(screen.getByRole('dialog', { name })).toBe(shown);
      expect(screen.queryByRole('button', { name: say('popups.close') })).toBeNull();
      // Adds no history entry, so the back button leaves the page as usual.
      expect(history).toHaveLength(entries);
    },
  );

  test('is open from the first render when the page behind it is not available to the member yet', async () => {
    const { say, user } = renderHost({ brand: 'lumiere', first: { kind: 'region' } });
    await dialog(say('popups.region.title'));
    await user.keyboard('{Escape}');
    await dialog(say('popups.region.title'));
  });
});

describe('a message with buttons', () => {
  test('links within this site only, with the locale’s prefix, and closes', async () => {
    const { open } = renderHost({ prefix: '/es' });
    await open(
      generic('Message', {
        buttons: [
          { label: 'Here', redirect: '/vip_plan/cred' },
          { label: 'Elsewhere', redirect: 'https://evil.example' },
          { label: 'Slashes', redirect: '//evil.example' },
          { label: 'Close' },
        ],
      }),
    );
    const shown = await dialog('Message');
    expect(stepsOf(shown).slice(-4)).toEqual([
      ['Here', '/es/vip_plan/cred'],
      ['Elsewhere', null],
      ['Slashes', null],
      ['Close', null],
    ]);
  });

  test('runs a listed action and closes', async () => {
    answering({ [NOTICES]: { success: true } as never });
    const { open, user } = renderHost();
    await open(generic('Message', { buttons: [{ label: 'None', action: 'noNotices' }] }));
    await dialog('Message');
    await user.click(button('None'));
    await expectNoDialog();
    await waitFor(() => {
      expect(callsOf(NOTICES).map(({ body }) => body)).toEqual([{ email: false }]);
    });
  });
});
