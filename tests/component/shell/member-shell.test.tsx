import { describe, expect, test } from '@jest/globals';
import { screen, waitFor, within } from '@testing-library/react';
import type { BrandId } from '#lib/brands/schema.ts';
import { MemberShell, ShellFrame } from '#components/shell/member-shell.tsx';
import { navigationFor } from '#components/shell/places.ts';
import '#components/shell/side-menu-layer.tsx';
import { hrefOf } from '#tests/component/payments/dom.ts';
import {
  credits,
  renderMember,
  type MemberOptions,
} from '#tests/component/support/render-member.tsx';

const navigation = navigationFor('woman', { invitationMode: false, matchEnabled: true });
const FREE = credits({ level: 0, totalCredits: 3, freeCredits: 3 });

function open(options: MemberOptions = {}) {
  return renderMember(
    <MemberShell mark={<span />} prefix="/x" navigation={navigation}>
      <main />
    </MemberShell>,
    { path: '/find', ...options },
  );
}

describe('the battery', () => {
  test.each([1, 2] as const)('shows the credits of a member of level %d', (level) => {
    const { say } = open({ credits: credits({ level, totalCredits: 32 }) });
    const left = say('shell.creditsLeft', { count: 32 });
    screen.getByRole('link', { name: `${left} · ${say('shell.titles.vip_plan')}` });
  });

  test('is not shown to a free member, who sees the messages left', () => {
    const { say } = open({ credits: FREE });
    const plans = say('shell.titles.vip_plan');
    const left = say('shell.creditsLeft', { count: 3 });
    expect(screen.queryByRole('link', { name: `${left} · ${plans}` })).toBeNull();
    const messages = say('shell.messagesLeft', {
      count: FREE.freeCredits + FREE.icebreakerCredits,
    });
    // One in the bar of phones, one in that of wide screens.
    expect(screen.getAllByRole('link', { name: `${messages} · ${plans}` })).toHaveLength(2);
  });

  test.each([
    [1, false],
    [0, true],
  ])('is red only without credits: %d', (totalCredits, red) => {
    const { say } = open({ credits: credits({ level: 1, totalCredits }) });
    const left = say('shell.creditsLeft', { count: totalCredits });
    const battery = screen.getByRole('link', { name: new RegExp(left) });
    expect(battery.querySelector('.text-credit-empty') !== null).toBe(red);
  });
});

describe('the brand’s drawing of credits', () => {
  const levels = (): (string | null)[] =>
    [...document.querySelectorAll('[data-drawing="credit"]')].map((one) =>
      one.getAttribute('data-level'),
    );

  test.each([
    [50, 'full', 'full'],
    [30, 'medium', 'medium'],
    [10, 'empty', 'empty'],
    [0, 'none', 'none'],
  ])('empties with them: %d of 50', (totalCredits, counter, battery) => {
    open({ credits: credits({ level: 1, totalCredits, lastGrant: 50 }) });
    expect(levels()).toEqual([counter, battery]);
  });

  test.each([
    [0, 'none'],
    [1, 'empty'],
    [2, 'medium'],
    [3, 'full'],
    [7, 'full'],
  ])('has a part for each of %d free messages, up to three', (freeCredits, level) => {
    open({ credits: credits({ level: 0, freeCredits, icebreakerCredits: 0 }) });
    expect(levels()).toEqual([level, level]);
  });

  test('is hidden from screen readers, which read the number', () => {
    open();
    for (const mark of document.querySelectorAll('[data-drawing="credit"]')) {
      expect(mark.getAttribute('aria-hidden')).toBe('true');
    }
  });
});

test.each(['/user/abc', '/chats/abc'])(
  'a page with a bar of its own has none of the shell: %s',
  (path) => {
    const { say } = open({ path });
    expect(screen.queryByRole('button', { name: say('shell.menu') })).toBeNull();
  },
);

test('the first link of a member’s page leads past its bars', async () => {
  const { say, user } = open();
  await user.tab();
  const skip = screen.getByRole('link', { name: say('shell.skip') });
  expect(document.activeElement).toBe(skip);
  const target = document.querySelector(hrefOf(skip) ?? '');
  expect(target?.querySelector('main')).not.toBeNull();
});

test('the bar of wide screens has search and match', () => {
  const { say } = open();
  const [bar] = screen.getAllByRole('navigation', { name: say('shell.navigation') });
  const hrefs = within(bar ?? document.body)
    .getAllByRole('link')
    .map(hrefOf);
  expect(hrefs.slice(0, 3)).toEqual(['/x/find', '/x/match', '/x/chats']);
});

test('the menu opens with the focus on its title', async () => {
  const { say, user } = open();
  await user.click(screen.getByRole('button', { name: say('shell.menu') }));
  const title = await screen.findByRole('heading', { name: say('shell.menuTitle') });
  await waitFor(() => {
    expect(document.activeElement).toBe(title);
  });
});

describe('help and legal pages', () => {
  test.each(['dolcevita', 'fuego', 'lumiere', 'spark'] as const satisfies readonly BrandId[])(
    'are in the menu on %s',
    async (brand) => {
      const { say, user } = open({ brand });
      await user.click(screen.getByRole('button', { name: say('shell.menu') }));
      const menu = await screen.findByRole('dialog', { name: say('shell.menuTitle') });
      const help = within(menu).getByRole('navigation', { name: say('shell.titles.help') });
      expect(within(help).getAllByRole('link').map(hrefOf)).toEqual([
        '/x/contactUs',
        '/x/legal/faq',
        '/x/legal/terms',
        '/x/legal/privacy',
        '/x/legal/cancel',
        '/x/legal/withdraw',
        '/x/legal/imprint',
      ]);
    },
  );
});

describe('the document’s title', () => {
  test('has the number of unread messages, on the next page too', async () => {
    document.title = 'Cerca · Dolcevita';
    const { unmount } = open({ counts: { unread: 3 } });
    expect(document.title).toBe('(3) Cerca · Dolcevita');
    document.title = 'Messaggi · Dolcevita';
    await waitFor(() => {
      expect(document.title).toBe('(3) Messaggi · Dolcevita');
    });
    unmount();
    open({ counts: { unread: 120 } });
    expect(document.title).toBe('(99+) Messaggi · Dolcevita');
  });

  test('is left alone without unread messages', () => {
    document.title = '(2) Cerca · Dolcevita';
    open();
    expect(document.title).toBe('Cerca · Dolcevita');
  });
});

test('a page for everyone has a member’s bars and menu, under the title of help', () => {
  const { say } = renderMember(
    <ShellFrame
      mark={<span />}
      prefix=""
      navigation={navigation}
      counts={{ unread: 2, newNotifications: 0, credits: FREE }}
    >
      <main />
    </ShellFrame>,
    { path: '/legal/terms' },
  );
  screen.getByRole('button', { name: say('shell.menu') });
  screen.getByText(say('shell.titles.help'));
  expect(screen.getAllByRole('link', { name: new RegExp(say('shell.profile')) })).not.toEqual([]);
});
