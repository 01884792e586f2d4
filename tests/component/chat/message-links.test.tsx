import { describe, expect, test } from '@jest/globals';
import { screen, waitFor, within } from '@testing-library/react';
import { present } from '#tests/component/support/element.ts';
import { message } from '#tests/component/support/chat.ts';
import { navigations } from '#tests/component/support/navigation.ts';
import { renderThread } from './render-thread.tsx';

describe('a link in a received message', () => {
  test('shows its target first, and opens without a referrer', async () => {
    const messages = [
      message(1, { msg: 'Look: www.Example.com/sea?from=me!', warnings: ['link'] }),
    ];
    const { say, user } = renderThread({ messages }, { brand: 'spark' });
    await user.click(await screen.findByRole('button', { name: 'www.Example.com/sea?from=me' }));
    const dialog = await screen.findByRole('dialog', { name: say('chat.openLink.title') });
    within(dialog).getByText('www.example.com');
    const open = within(dialog).getByRole('link', { name: say('chat.openLink.open') });
    expect(open.getAttribute('href')).toBe('https://www.example.com/sea?from=me');
    expect(open.getAttribute('rel')).toBe('noopener noreferrer nofollow');
    expect(open.getAttribute('target')).toBe('_blank');
    const stay = within(dialog).getAllByRole('button', { name: say('chat.openLink.stay') });
    await user.click(present(stay.at(-1)));
    await waitFor(() => {
      expect(screen.queryByRole('dialog')).toBeNull();
    });
    expect(navigations()).toEqual([]);
  });

  test.each(['it', 'es', 'fr', 'en'] as const)(
    'warns about a link that imitates another address, and shows its real characters in %s',
    async (locale) => {
      const messages = [
        message(1, { msg: 'My photos: https://раypal.com/anna', warnings: ['risky_link'] }),
      ];
      const { say, user } = renderThread({ messages }, { brand: 'spark', locale });
      await screen.findByText(say('chat.warning.risky_link'));
      await user.click(screen.getByRole('button', { name: 'https://раypal.com/anna' }));
      const dialog = await screen.findByRole('dialog', { name: say('chat.openLink.riskyTitle') });
      within(dialog).getByText('xn--ypal-43d9g.com');
      within(dialog).getByText(say('chat.openLink.homographs'));
      within(dialog).getByRole('link', { name: say('chat.openLink.anyway') });
      await user.keyboard('{Escape}');
      await waitFor(() => {
        expect(screen.queryByRole('dialog')).toBeNull();
      });
    },
  );
});

test.each(['it', 'es', 'fr', 'en'] as const)(
  'the first link has a tip, and the next ones have none, in %s',
  async (locale) => {
    const messages = [1, 2].map((seq) =>
      message(seq, { msg: `Look: page${String(seq)}.example.com`, warnings: ['link'] }),
    );
    const { say } = renderThread({ messages }, { brand: 'spark', locale });
    await screen.findByRole('button', { name: 'page2.example.com' });
    expect(screen.getAllByText(say('chat.warning.link'))).toHaveLength(1);
  },
);

describe('the notice below a received message', () => {
  test.each([
    ['offensive', ['phone', 'offensive']],
    ['contact', ['contact']],
    ['phone', ['phone']],
  ] as const)('shows only the most important warning: %s', async (said, warnings) => {
    const { say } = renderThread({ messages: [message(1, { warnings })] }, { brand: 'lumiere' });
    await screen.findByText(say(`chat.warning.${said}`));
  });

  test('links from a hidden number to the card check', async () => {
    const messages = [message(1, { msg: 'Call •••', warnings: ['phone_hidden'] })];
    const { say } = renderThread({ messages }, { brand: 'fuego' });
    await screen.findByText(say('chat.warning.phone_hidden'), { exact: false });
    const link = screen.getByRole('link', { name: say('chat.cardCheck.action') });
    expect(link.getAttribute('href')).toBe('/checkout/check');
  });
});
