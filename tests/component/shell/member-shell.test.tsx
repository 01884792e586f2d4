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

  test('is not shown to a free member', () => {
    const { say } = open({ credits: FREE });
    const left = say('shell.creditsLeft', { count: 3 });
    expect(
      screen.queryByRole('link', { name: `${left} · ${say('shell.titles.vip_plan')}` }),
    ).toBeNull();
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
