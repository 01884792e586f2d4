import { expect, test } from '@jest/globals';
import { act, screen, waitFor } from '@testing-library/react';
import type { Acknowledgement } from '#lib/realtime/events.ts';
import { chatEvent, message } from '#tests/component/support/chat.ts';
import { refused } from '#tests/component/support/socket.ts';
import { renderThread, stored } from './render-thread.tsx';
import { writeIn } from './thread-elements.ts';

const bubble = (text: string): HTMLElement => screen.getByText(text);
const mark = (text: string) => bubble(text).querySelector('[data-drawing="sent"]');
const moves = (text: string): boolean => bubble(text).classList.contains('bubble-sent');

test('a message moves in at once, and gets the brand’s mark when the server has stored it', async () => {
  const page = renderThread({ messages: [message(1, { from: 'self', msg: 'Yesterday' })] });
  const answer = Promise.withResolvers<Acknowledgement>();
  page.socket.acknowledging('chat', () => answer.promise);
  await writeIn(page, 'Hello');
  expect([moves('Hello'), mark('Hello')]).toEqual([true, null]);
  await act(async () => {
    answer.resolve(stored(2, 'Hello'));
    await answer.promise;
  });
  await waitFor(() => {
    expect(mark('Hello')?.getAttribute('aria-hidden')).toBe('true');
  });
  expect(moves('Hello')).toBe(true);
  // The motion goes on where the bubble that was being sent left it.
  expect(bubble('Hello').style.animationDelay).toMatch(/^-\d+ms$/);
  expect([moves('Yesterday'), mark('Yesterday')]).toEqual([false, null]);
});

test('a message of another device, and one that was refused, do not move', async () => {
  const page = renderThread();
  const { angelId } = page.peer;
  await page.socket.receive('chat', chatEvent(1, { angelId, from: 'self', msg: 'My phone' }));
  expect([moves('My phone'), mark('My phone')]).toEqual([false, null]);
  page.socket.acknowledging('chat', refused('conversation_blocked'));
  await writeIn(page, 'Refused');
  await screen.findByRole('alert');
  expect([moves('Refused'), mark('Refused')]).toEqual([false, null]);
});
