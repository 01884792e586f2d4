import { describe, expect, test } from '@jest/globals';
import { screen, waitFor, within } from '@testing-library/react';
import { message } from '#tests/component/support/chat.ts';
import { textOf } from '#tests/component/support/element.ts';
import { answering, callsOf, refusal } from '#tests/component/support/server.ts';
import { renderThread, type ThreadPage } from './render-thread.tsx';

const TRANSLATE = 'POST /api/users/messages/{trackerId}/{angelId}/{seq}/translation';
const TEXT = 'Hola, ¿qué tal estás? Me gusta mucho el mar y la playa';
const SPANISH = message(1, { msg: TEXT });
const named = ({ say }: ThreadPage) => ({ name: say('chat.translation.offer') });
const offers = (page: ThreadPage) => screen.queryAllByRole('button', named(page));
const offer = (page: ThreadPage) => screen.getByRole('button', named(page));

async function itemsOf({ say, user }: ThreadPage): Promise<(string | null)[]> {
  await user.click(await screen.findByRole('button', { name: say('chat.message.menu') }));
  return within(await screen.findByRole('menu'))
    .getAllByRole('menuitem')
    .map(textOf);
}

describe('a translation', () => {
  test('is offered below the messages of a peer who writes in another language, with its cost', async () => {
    const own = message(2, { from: 'self', msg: 'Fine' });
    const page = renderThread({ messages: [SPANISH, own] });
    expect(offers(page)).toHaveLength(1);
    answering({ [TRANSLATE]: { translation: 'How are you?', to: 'en' } });
    await page.user.click(offer(page));
    const shown = await screen.findByText('How are you?');
    expect(shown.lang).toBe('en');
    expect(screen.getByText(TEXT)).toBeTruthy();
    expect(screen.getByText(page.say('chat.translation.mark'))).toBeTruthy();
    expect(callsOf(TRANSLATE)).toMatchObject([{ params: { seq: '1' } }]);
  });

  test('is hidden again, and the offer is back', async () => {
    const page = renderThread({ messages: [SPANISH] });
    answering({ [TRANSLATE]: { translation: 'How are you?', to: 'en' } });
    await page.user.click(offer(page));
    const hide = { name: page.say('chat.translation.hide') };
    await page.user.click(await screen.findByRole('button', hide));
    expect(screen.queryByText('How are you?')).toBeNull();
    expect(offers(page)).toHaveLength(1);
    expect((document.activeElement as HTMLElement).dataset['seq']).toBe('1');
  });

  test('is in the menu of a received text in any language, and not where there is none', async () => {
    const page = renderThread({ messages: [message(1, { msg: 'Guten Abend' })] });
    expect(offers(page)).toEqual([]);
    const name = page.say('chat.message.translate');
    expect(await itemsOf(page)).toContain(name);
    answering({ [TRANSLATE]: { translation: 'How are you?', to: 'en' } });
    await page.user.click(screen.getByRole('menuitem', { name }));
    expect(await screen.findByText('How are you?')).toBeTruthy();
    expect(await itemsOf(page)).not.toContain(name);
  });

  test.each([
    ['an own message', { from: 'self' as const }],
    ['emoji alone', { msg: '🍦🍦' }],
    ['a locked message', { msg: null, blurred: true }],
    ['the welcome', { msg: '<p>Hi</p>', isHtml: true }],
  ])('is not offered for %s', (_, change) => {
    const page = renderThread({ messages: [SPANISH, message(2, change)] });
    expect(offers(page)).toHaveLength(1);
  });

  test('is not offered to those who read the peer’s language', () => {
    const page = renderThread({ messages: [SPANISH] }, { brand: 'fuego', locale: 'es' });
    expect(offers(page)).toEqual([]);
  });

  test('that fails says so and can be asked for again', async () => {
    const page = renderThread({ messages: [SPANISH] });
    answering({ [TRANSLATE]: refusal(503, 'translation_unavailable') });
    await page.user.click(offer(page));
    const failure = page.say('errors.translation_unavailable');
    expect(await screen.findByText(failure)).toBeTruthy();
    answering({ [TRANSLATE]: { translation: 'How are you?', to: 'en' } });
    await page.user.click(screen.getByRole('button', { name: page.say('chat.retry') }));
    expect(await screen.findByText('How are you?')).toBeTruthy();
    await waitFor(() => {
      expect(screen.queryByText(failure)).toBeNull();
    });
  });
});
