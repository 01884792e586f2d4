import { describe, expect, test } from '@jest/globals';
import { screen, waitFor } from '@testing-library/react';
import { present } from '#tests/component/support/element.ts';
import { message, peer } from '#tests/component/support/chat.ts';
import { deferred } from '#tests/component/support/deferred.ts';
import { matchMediaAs } from '#tests/component/support/dom-missing.ts';
import { credits, OWN_ID } from '#tests/component/support/render-member.tsx';
import type { Acknowledgement } from '#lib/realtime/events.ts';
import { freshPeer, renderThread, stored } from './render-thread.tsx';
import { fieldOf, sendButtonOf } from './thread-elements.ts';

describe('cost of the next message', () => {
  test.each(['it', 'es', 'fr', 'en'] as const)(
    'shows price and remaining credits in %s',
    (locale) => {
      const { say } = renderThread({}, { brand: 'spark', locale });
      screen.getByText(say('chat.cost.message', { cost: 1, left: 20 }));
      expect(screen.queryByRole('link', { name: say('chat.cost.plans') })).toBeNull();
    },
  );

  test('counts a first message in first-message credits', () => {
    const { say } = renderThread(
      { first: true },
      { brand: 'lumiere', credits: credits({ level: 0 }) },
    );
    screen.getByText(say('chat.cost.first', { cost: 1, left: 3 }));
  });

  test('19: names the free messages that pay before bought credits do', () => {
    const { say } = renderThread(
      {},
      { brand: 'fuego', credits: credits({ boughtCredits: 50, freeCredits: 1, totalCredits: 50 }) },
    );
    screen.getByText(say('chat.cost.free', { cost: 1, left: 1 }));
  });

  test('links to the plans when the credits do not suffice', () => {
    const { say } = renderThread(
      {},
      { credits: credits({ subscriptionCredits: 0, totalCredits: 0 }) },
    );
    screen.getByText(say('chat.cost.message', { cost: 1, left: 0 }));
    const plans = screen.getByRole('link', { name: say('chat.cost.plans') });
    expect(plans.getAttribute('href')).toBe('/vip_plan/fine_crediti');
  });

  test.each(['it', 'es', 'fr', 'en'] as const)(
    '21: says in %s that asking a hosted profile who writes is free, to nobody else',
    (locale) => {
      const hosted = peer({ ...freshPeer(), kind: 'hosted', answeredBy: ['ai'], label: 'Hosted' });
      const { say, unmount } = renderThread({ peer: hosted }, { brand: 'spark', locale });
      const free = say('chat.cost.question');
      screen.getByText(free);
      expect(say('chat.disclosurePrompt.text', { cost: 1 })).toContain(free);
      unmount();
      renderThread({}, { brand: 'spark', locale });
      expect(screen.queryByText(free)).toBeNull();
    },
  );

  test('shows the credits that remain after a send', async () => {
    const page = renderThread();
    page.socket.acknowledging('chat', stored(1, 'Ciao'));
    await page.user.type(fieldOf(page), 'Ciao');
    await page.user.click(sendButtonOf(page));
    await screen.findByText(page.say('chat.cost.message', { cost: 1, left: 19 }));
  });
});

describe('sending', () => {
  test('sends once, empties the field, keeps the focus there, and shows the delivery state', async () => {
    const page = renderThread();
    const answer = deferred<Acknowledgement>();
    page.socket.acknowledging('chat', () => answer.promise);
    await page.user.type(fieldOf(page), '  Ciao Anna  ');
    await page.user.click(sendButtonOf(page));
    expect(fieldOf(page).value).toBe('');
    expect(document.activeElement).toBe(fieldOf(page));
    screen.getByText('Ciao Anna');
    screen.getByText(page.say('chat.state.sending'));
    answer.resolve(stored(1, 'Ciao Anna'));
    await screen.findByText(page.say('chat.state.sent'));
    expect(screen.getAllByText('Ciao Anna')).toHaveLength(1);
    const { angelId } = page.peer;
    expect(page.socket.payloadsOf('chat')).toMatchObject([
      { msg: 'Ciao Anna', angelId, trackerId: OWN_ID, suggested: false, icebreaker: false },
    ]);
  });

  test('shows the text as the server stored it', async () => {
    const page = renderThread();
    page.socket.acknowledging('chat', stored(1, 'Call me on •••'));
    await page.user.type(fieldOf(page), 'Call me on 12');
    await page.user.click(sendButtonOf(page));
    await screen.findByText('Call me on •••');
    expect(screen.queryByText('Call me on 12')).toBeNull();
  });

  test('sends on Enter and starts a line on Shift+Enter with a mouse', async () => {
    matchMediaAs((query) => query.includes('hover'));
    const page = renderThread();
    page.socket.acknowledging('chat', stored(1, 'one\ntwo'));
    await page.user.type(fieldOf(page), 'one{Shift>}{Enter}{/Shift}two');
    expect(fieldOf(page).value).toBe('one\ntwo');
    expect(page.socket.payloadsOf('chat')).toEqual([]);
    await page.user.type(fieldOf(page), '{Enter}');
    expect(page.socket.payloadsOf('chat')).toMatchObject([{ msg: 'one\ntwo' }]);
  });

  test('starts a line on Enter on a touch screen', async () => {
    const page = renderThread();
    await page.user.type(fieldOf(page), 'one{Enter}two');
    expect(fieldOf(page).value).toBe('one\ntwo');
    expect(page.socket.payloadsOf('chat')).toEqual([]);
  });

  test('sends no empty text', async () => {
    const page = renderThread();
    expect(sendButtonOf(page).getAttribute('aria-disabled')).toBe('true');
    await page.user.type(fieldOf(page), '   ');
    expect(sendButtonOf(page).getAttribute('aria-disabled')).toBe('true');
    await page.user.click(sendButtonOf(page));
    expect(page.socket.payloadsOf('chat')).toEqual([]);
  });

  test('accepts 2000 characters and no more', async () => {
    const page = renderThread();
    await page.user.click(fieldOf(page));
    await page.user.paste('x'.repeat(2_100));
    expect(fieldOf(page).value).toHaveLength(2_000);
  });

  test('puts a suggestion into the field and sends it as one', async () => {
    const page = renderThread({ first: true });
    const [idea] = screen.getAllByRole('button', { name: /\?|\./ });
    const text = idea?.textContent ?? '';
    page.socket.acknowledging('chat', stored(1, text));
    await page.user.click(present(idea));
    expect(fieldOf(page).value).toBe(text);
    await page.user.click(sendButtonOf(page));
    expect(page.socket.payloadsOf('chat')).toMatchObject([
      { msg: text, suggested: true, icebreaker: true },
    ]);
  });

  test('waits while disconnected, and sends under the same id on reconnection', async () => {
    const page = renderThread();
    page.socket.acknowledging('chat', stored(1, 'Ciao'));
    await page.socket.drop();
    await page.user.type(fieldOf(page), 'Ciao');
    await page.user.click(sendButtonOf(page));
    screen.getByText(page.say('chat.state.sending'));
    expect(page.socket.payloadsOf('chat')).toEqual([]);
    await page.socket.comeBack();
    await screen.findByText(page.say('chat.state.sent'));
    expect(page.socket.payloadsOf('chat')).toHaveLength(1);
  });
});

describe('draft', () => {
  test('is restored when the thread is opened again', async () => {
    const page = renderThread();
    await page.user.type(fieldOf(page), 'Half a thought');
    page.unmount();
    const again = renderThread({ peer: page.peer });
    expect(fieldOf(again).value).toBe('Half a thought');
    expect(sessionStorage.getItem(`draft.${OWN_ID}.${page.peer.angelId}`)).toBe('Half a thought');
  });

  test('is dropped when its text was sent meanwhile', async () => {
    const page = renderThread();
    await page.user.type(fieldOf(page), 'Paid for');
    page.unmount();
    const sent = message(1, { from: 'self', msg: 'Paid for' });
    const again = renderThread({ peer: page.peer, messages: [sent] });
    await waitFor(() => {
      expect(fieldOf(again).value).toBe('');
    });
  });
});

describe('replacement of the composer', () => {
  test.each([
    ['system', 'dolcevita', 'it'],
    ['invited', 'fuego', 'es'],
    ['blocked', 'lumiere', 'fr'],
    ['gone', 'spark', 'en'],
  ] as const)('says why nothing can be written: %s', (composer, brand, locale) => {
    const page = renderThread({ composer }, { brand, locale });
    screen.getByText(page.say(`chat.closed.${composer}`, { name: page.peer.screenName }));
    expect(screen.queryByRole('textbox')).toBeNull();
    const unblock = screen.queryByRole('button', {
      name: page.say('safety.unblock.spoken', { name: page.peer.screenName }),
    });
    expect(unblock !== null).toBe(composer === 'blocked');
  });

  test('links to the card check when it is required first', () => {
    const page = renderThread({}, { props: { needsCardCheck: true } });
    const link = screen.getByRole('link', { name: page.say('chat.cardCheck.action') });
    expect(link.getAttribute('href')).toBe('/checkout/check');
    expect(screen.queryByRole('textbox')).toBeNull();
  });
});
