import { describe, expect, test } from '@jest/globals';
import { screen } from '@testing-library/react';
import { message } from '#tests/component/support/chat.ts';
import { renderThread, stored } from './render-thread.tsx';
import { fieldOf, sendButtonOf, writeIn } from './thread-elements.ts';

const NUMBER = 'Call me on 333 1234567';
const name = 'Anna';

describe('hints about the draft', () => {
  test('asks about a phone number once, with the card check, and sends it at the second press', async () => {
    const page = renderThread({}, { brand: 'spark' });
    const { say, socket, user } = page;
    socket.acknowledging('chat', stored(1, 'Call me on •••'));
    await user.type(fieldOf(page), NUMBER);
    await screen.findByText(say('chat.hints.phone', { name }), { exact: false });
    const check = screen.getByRole('link', { name: say('chat.cardCheck.action') });
    expect(check.getAttribute('href')).toBe('/checkout/check');
    expect(screen.queryByText(say('chat.hints.again'))).toBeNull();
    await user.click(sendButtonOf(page));
    await screen.findByText(say('chat.hints.again'));
    expect(socket.payloadsOf('chat')).toEqual([]);
    expect(fieldOf(page).value).toBe(NUMBER);
    await user.click(sendButtonOf(page, 'sendAnyway'));
    await screen.findByText('Call me on •••');
    expect(socket.payloadsOf('chat')).toMatchObject([{ msg: NUMBER }]);
  });

  test('asks again when the text changes after the first question', async () => {
    const page = renderThread({}, { brand: 'lumiere' });
    const { say, socket, user } = page;
    await user.type(fieldOf(page), NUMBER);
    await screen.findByText(say('chat.hints.phone', { name }), { exact: false });
    await user.click(sendButtonOf(page));
    await user.type(fieldOf(page), '8');
    await user.click(sendButtonOf(page));
    expect(socket.payloadsOf('chat')).toEqual([]);
  });

  test('shows no hint about numbers to members with the card check', async () => {
    const page = renderThread({}, { brand: 'fuego', props: { cardVerified: true } });
    page.socket.acknowledging('chat', stored(1, NUMBER));
    await writeIn(page, NUMBER);
    await screen.findByText(NUMBER);
    expect(page.socket.payloadsOf('chat')).toHaveLength(1);
  });

  test('asks about offensive text, and names a hidden link beside it', async () => {
    const page = renderThread({}, { brand: 'spark' });
    const { say, user, socket } = page;
    await user.type(fieldOf(page), 'What are you doing this evening, you bitch? bit.ly/x');
    await screen.findByText(say('chat.hints.offensive'));
    screen.getByText(say('chat.hints.risky_link', { name }));
    await user.click(sendButtonOf(page));
    await screen.findByText(say('chat.hints.again'));
    expect(socket.payloadsOf('chat')).toEqual([]);
  });

  test('shows a language mismatch with the peer, and holds nothing back', async () => {
    const messages = [message(1, { msg: 'Ciao, come stai? Io sono a casa con mia sorella.' })];
    const page = renderThread({ messages }, { brand: 'spark' });
    const text = 'What are you doing with your sister this evening?';
    page.socket.acknowledging('chat', stored(2, text));
    await page.user.type(fieldOf(page), text);
    const hint = page.say('chat.hints.language', { name, spoken: 'Italian', written: 'English' });
    await screen.findByText(hint);
    await page.user.click(sendButtonOf(page));
    expect(page.socket.payloadsOf('chat')).toHaveLength(1);
  });
});
