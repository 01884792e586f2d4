import { describe, expect, jest, test } from '@jest/globals';
import { act, fireEvent, screen, within } from '@testing-library/react';
import { chatEvent, message } from '#tests/component/support/chat.ts';
import { present } from '#tests/component/support/element.ts';
import { untilFocused } from '#tests/component/support/focus.ts';
import type { Quote } from '#components/chat/state/types.ts';
import { renderThread, stored, type ThreadPage } from './render-thread.tsx';
import { fieldOf, writeIn } from './thread-elements.ts';

const quoteOf = (seq: number, more: Partial<Quote> = {}): Quote => ({
  seq,
  from: 'peer',
  msg: `Message ${String(seq)}`,
  blurred: false,
  removed: false,
  attachment: null,
  ...more,
});
const rowOf = (text: string): HTMLElement =>
  present(screen.getByText(text).closest<HTMLElement>('.message-row'));
const barOf = ({ say }: ThreadPage) =>
  screen.queryByRole('button', { name: say('chat.reply.cancel') });
/** The quotes inside the bubbles, as buttons. */
const quotesIn = ({ say }: ThreadPage) =>
  screen.queryAllByRole('button', { name: new RegExp(say('chat.reply.answers')) });

async function pickReply(page: ThreadPage): Promise<void> {
  await page.user.click(screen.getByRole('button', { name: page.say('chat.message.menu') }));
  const item = await screen.findByRole('menuitem', { name: page.say('chat.message.reply') });
  await page.user.click(item);
}

describe('answering a message', () => {
  test.each(['it', 'es', 'fr', 'en'] as const)(
    'quotes it above the field, and sends its number, in %s',
    async (locale) => {
      const page = renderThread({ messages: [message(1)] }, { brand: 'spark', locale });
      await pickReply(page);
      await untilFocused(fieldOf(page));
      const described = fieldOf(page).getAttribute('aria-describedby') ?? '';
      const quoted = document.getElementById(present(described.split(' ').at(0)));
      expect(quoted?.textContent).toBe(`${page.say('chat.reply.answers')}AnnaMessage 1`);
      page.socket.acknowledging('chat', stored(2, 'Yes', quoteOf(1)));
      await writeIn(page, 'Yes');
      expect(page.socket.payloadsOf('chat')).toMatchObject([{ msg: 'Yes', replyTo: 1 }]);
      expect(barOf(page)).toBeNull();
      await screen.findByText(page.say('chat.state.sent'));
      within(rowOf('Yes')).getByText('Message 1');
      await writeIn(page, 'And more');
      expect(page.socket.payloadsOf('chat').at(-1)).not.toHaveProperty('replyTo', 1);
    },
  );

  test('is taken back by Escape and by the button, and the text stays', async () => {
    const page = renderThread({ messages: [message(1)] }, { brand: 'fuego' });
    await pickReply(page);
    await page.user.type(fieldOf(page), 'Hm{Escape}');
    expect(barOf(page)).toBeNull();
    await pickReply(page);
    await page.user.click(present(barOf(page)));
    expect(barOf(page)).toBeNull();
    await untilFocused(fieldOf(page));
    expect(fieldOf(page).value).toBe('Hm');
  });

  test('begins by the button beside a message, and by a swipe that is long enough', async () => {
    const page = renderThread({ messages: [message(1)] });
    await page.user.click(screen.getByRole('button', { name: page.say('chat.message.reply') }));
    await page.user.click(present(barOf(page)));
    const row = rowOf('Message 1');
    const swipe = (to: { clientX: number; clientY: number }): void => {
      const touch = { pointerType: 'touch', clientY: 50 };
      fireEvent.pointerDown(row, { ...touch, clientX: 20 });
      fireEvent.pointerMove(row, { ...touch, ...to });
      fireEvent.pointerUp(row, { ...touch, ...to });
    };
    swipe({ clientX: 60, clientY: 50 });
    swipe({ clientX: 30, clientY: 150 });
    expect(barOf(page)).toBeNull();
    swipe({ clientX: 90, clientY: 55 });
    expect(barOf(page)).not.toBeNull();
    expect(row.hasAttribute('data-swiped')).toBe(false);
  });

  test('is offered neither for messages that cannot be read nor where nothing can be written', () => {
    const button = () => screen.queryByRole('button', { name: page.say('chat.message.reply') });
    const blurred = message(1, { msg: null, blurred: true });
    let page = renderThread({ messages: [blurred, message(2, { msg: null, removed: true })] });
    expect(button()).toBeNull();
    page.unmount();
    page = renderThread({ composer: 'gone', messages: [message(1)] });
    expect(button()).toBeNull();
    page.unmount();
    page = renderThread({ messages: [message(1)] }, { props: { needsCardCheck: true } });
    expect(button()).toBeNull();
  });

  test('keeps the quote while it is sent, and drops it on a retry once the message is gone', async () => {
    const page = renderThread({ messages: [message(1)] }, { brand: 'lumiere' });
    page.socket.acknowledging('chat', { ok: false, code: 'reply_not_found', params: {} });
    await pickReply(page);
    await writeIn(page, 'Yes');
    await screen.findByText(new RegExp(page.say('errors.reply_not_found')));
    expect(quotesIn(page)).toHaveLength(1);
    page.socket.acknowledging('chat', stored(2, 'Yes'));
    await page.user.click(screen.getByRole('button', { name: page.say('chat.retry') }));
    await screen.findByText(page.say('chat.state.sent'));
    expect(page.socket.payloadsOf('chat').map((sent) => sent['replyTo'])).toEqual([1, undefined]);
    expect(quotesIn(page)).toEqual([]);
  });
});

describe('a quote', () => {
  test.each(['it', 'es', 'fr', 'en'] as const)(
    'says what is in the place of a text that cannot be shown, in %s',
    (locale) => {
      const attachment = { state: 'covered', width: null, height: null } as const;
      const { say } = renderThread(
        {
          messages: [
            message(11, { quote: quoteOf(1, { msg: null, removed: true }) }),
            message(12, { quote: quoteOf(2, { msg: null, blurred: true }) }),
            message(13, { quote: quoteOf(3, { from: 'self', msg: '', attachment }) }),
            message(14, { quote: quoteOf(4, { from: null, msg: null }) }),
          ],
        },
        { brand: 'dolcevita', locale },
      );
      within(rowOf('Message 11')).getByText(say('chat.removed'));
      within(rowOf('Message 12')).getByText(say('chat.blurred.hidden'));
      within(rowOf('Message 13')).getByText(say('chat.reply.photo'));
      within(rowOf('Message 13')).getByText(say('chat.you'));
      within(rowOf('Message 14')).getByText(say('chat.reply.gone'));
      const answers = new RegExp(say('chat.reply.answers'));
      const press = within(rowOf('Message 14')).queryByRole('button', { name: answers });
      expect(press).toBeNull();
    },
  );

  test('comes with a message, and shows the change of what it quotes', async () => {
    const page = renderThread({ messages: [message(1)] }, { brand: 'fuego' });
    const { socket, peer } = page;
    const own = { from: 'self', msg: 'Mine', quote: quoteOf(1) } as const;
    await socket.receive('chat', chatEvent(2, { ...peer, ...own, unreadTotal: null }));
    expect(quotesIn(page)[0]?.textContent).toContain('Message 1');
    const removal = message(1, { msg: null, removed: true });
    await socket.receive('message', { ...removal, angelId: peer.angelId, revision: 1 });
    expect(quotesIn(page)[0]?.textContent).toContain(page.say('chat.removed'));
  });

  test('leads to its message, which takes the focus and is marked for a moment', async () => {
    const page = renderThread({ messages: [message(1), message(2, { quote: quoteOf(1) })] });
    jest.useFakeTimers();
    try {
      const row = present(document.querySelector<HTMLElement>('[data-seq="1"]'));
      fireEvent.click(present(quotesIn(page)[0]));
      expect(document.activeElement).toBe(row);
      expect(row.hasAttribute('data-found')).toBe(true);
      await act(() => jest.advanceTimersByTimeAsync(2_000));
      expect(row.hasAttribute('data-found')).toBe(false);
    } finally {
      jest.useRealTimers();
    }
  });
});
