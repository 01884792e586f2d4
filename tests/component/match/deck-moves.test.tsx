import { describe, expect, jest, test } from '@jest/globals';
import { fireEvent, screen, waitFor } from '@testing-library/react';
import { present } from '#tests/component/support/element.ts';
import { found, profile, profiles } from '#tests/component/support/discovery.ts';
import { matchMediaAs } from '#tests/component/support/dom-missing.ts';
import { navigations } from '#tests/component/support/navigation.ts';
import { credits } from '#tests/component/support/render-member.tsx';
import { answering, callsOf, refusal } from '#tests/component/support/server.ts';
import { chosen, renderMatch, UNDO } from './render-match.tsx';

const free = (likeCredits: number) => credits({ level: 0, likeCredits });

describe('undoing the last choice', () => {
  test('puts the card back on top, and clears the like', async () => {
    const deck = renderMatch({}, { brand: 'lumiere', credits: free(2) });
    const { say, socket, user } = deck;
    socket.acknowledging('match', chosen('like', { level: 0, likeCredits: 1 }));
    answering({
      [UNDO]: {
        angelId: profile(0).id,
        type: 'like',
        profile: profile(0),
        remainingCredits: free(2),
      },
    });
    await deck.press('like');
    await user.click(deck.button('undo'));
    await screen.findByText(say('match.said.undone', { name: 'Anna' }));
    deck.settle();
    expect(deck.top()).toBe('Anna');
    screen.getByText(say('match.like.left', { count: 2 }));
    expect(localStorage.getItem('like')).toBe('');
  });

  test('goes back one choice at a time', async () => {
    const deck = renderMatch();
    const { say, socket, user } = deck;
    socket.acknowledging('match', ({ type }) => chosen(type as 'dislike'));
    let nth = 1;
    answering({
      [UNDO]: () => {
        const shown = profile(nth);
        nth -= 1;
        return {
          angelId: shown.id,
          type: 'dislike' as const,
          profile: shown,
          remainingCredits: credits(),
        };
      },
    });
    await deck.press('dislike');
    await deck.press('dislike');
    for (const name of ['Bice', 'Anna']) {
      await user.click(deck.button('undo'));
      await screen.findByText(say('match.said.undone', { name }));
      deck.settle();
      expect(deck.top()).toBe(name);
    }
    expect(document.activeElement).toBe(deck.button('undo'));
  });

  test.each(['nothing_to_undo', 'undo_closed'] as const)(
    'says why it is refused: %s',
    async (code) => {
      answering({ [UNDO]: refusal(409, code) });
      const deck = renderMatch({}, { brand: 'spark' });
      await deck.user.click(deck.button('undo'));
      await screen.findByText(deck.say(`errors.${code}`));
      expect(deck.top()).toBe('Anna');
    },
  );

  test('says so when the profile can no longer be shown', async () => {
    answering({
      [UNDO]: {
        angelId: profile(9).id,
        type: 'dislike',
        profile: null,
        remainingCredits: credits(),
      },
    });
    const deck = renderMatch({}, { brand: 'dolcevita' });
    await deck.user.click(deck.button('undo'));
    await screen.findByText(deck.say('match.said.undoneUnseen'));
  });
});

describe('keys', () => {
  test('choose, undo and open while no card has the focus', async () => {
    const deck = renderMatch({}, { brand: 'spark' });
    const { socket, user } = deck;
    socket.acknowledging('match', ({ type }) => chosen(type as 'like'));
    answering({
      [UNDO]: {
        angelId: profile(1).id,
        type: 'dislike',
        profile: profile(1),
        remainingCredits: credits(),
      },
    });
    await user.keyboard('{ArrowRight}');
    deck.settle();
    await user.keyboard('{ArrowLeft}');
    deck.settle();
    expect(socket.payloadsOf('match').map(({ type }) => type)).toEqual(['like', 'dislike']);
    expect(deck.top()).toBe('Carla');
    await user.keyboard('{Control>}z{/Control}');
    await waitFor(() => {
      expect(deck.top()).toBe('Bice');
    });
    await user.keyboard('{Enter}');
    expect(navigations()).toEqual([{ kind: 'document', href: `/user/${profile(1).id}` }]);
  });

  test('act on a single character only within the deck, and leave the focus on its button', async () => {
    answering({ [UNDO]: refusal(409, 'nothing_to_undo') });
    const deck = renderMatch({}, { brand: 'spark' });
    await deck.user.keyboard('z');
    expect(callsOf(UNDO)).toEqual([]);
    deck.button('dislike').focus();
    await deck.user.keyboard('z');
    await screen.findByText(deck.say('errors.nothing_to_undo'));
    expect(callsOf(UNDO)).toHaveLength(1);
    expect(document.activeElement).toBe(deck.button('dislike'));
  });

  test('are ignored while a dialog is open over the deck', async () => {
    const deck = renderMatch({}, { credits: free(0), hooks: { shown: ['file_like'] } });
    await deck.user.keyboard('{ArrowRight}');
    await screen.findByRole('dialog');
    await deck.user.keyboard('{ArrowLeft}');
    fireEvent.keyDown(document.body, { key: 'ArrowLeft' });
    expect(deck.socket.payloadsOf('match')).toEqual([]);
  });

  test.each([
    ['moves', false, 'transform'],
    ['fades', true, 'opacity'],
  ] as const)(
    'remove a card that %s, as the motion setting says',
    async (_, isReduced, changes) => {
      matchMediaAs((query) => isReduced && query.includes('reduced-motion'));
      const animate = jest.spyOn(Element.prototype, 'animate');
      const deck = renderMatch();
      deck.socket.acknowledging('match', chosen('dislike'));
      await deck.user.keyboard('{ArrowLeft}');
      deck.settle();
      expect(deck.top()).toBe('Bice');
      expect(JSON.stringify(animate.mock.calls)).toContain(changes);
      animate.mockRestore();
    },
  );
});

describe('a drag', () => {
  const pull = (dx: number, dy = 0): void => {
    const card = present(document.querySelector<HTMLElement>('[data-depth="0"] > div'));
    const pointer = { pointerId: 1, isPrimary: true, button: 0 };
    Object.defineProperty(card, 'offsetWidth', { value: 300, configurable: true });
    fireEvent.pointerDown(card, { ...pointer, clientX: 200, clientY: 200 });
    for (const share of [0.2, 0.6, 1]) {
      fireEvent.pointerMove(window, {
        ...pointer,
        clientX: 200 + dx * share,
        clientY: 200 + dy * share,
      });
    }
    fireEvent.pointerUp(window, { ...pointer, clientX: 200 + dx, clientY: 200 + dy });
  };

  test.each([
    [220, 'like'],
    [-220, 'dislike'],
  ] as const)('chooses when it goes far enough sideways: %d', async (dx, choice) => {
    const deck = renderMatch();
    deck.socket.acknowledging('match', chosen(choice));
    pull(dx);
    deck.settle();
    await waitFor(() => {
      expect(deck.socket.payloadsOf('match')).toMatchObject([{ type: choice }]);
    });
    expect(deck.top()).toBe('Bice');
  });

  test.each([
    ['up', 0, -200],
    ['down', 10, 160],
    ['too little', 18, 0],
  ] as const)('%s chooses nothing', (_, dx, dy) => {
    const deck = renderMatch();
    pull(dx, dy);
    deck.settle();
    expect(deck.top()).toBe('Anna');
    expect(deck.socket.payloadsOf('match')).toEqual([]);
  });

  test('springs back when the like cannot be sent', async () => {
    const deck = renderMatch({}, { credits: free(0), hooks: { shown: ['file_like'] } });
    pull(220);
    await screen.findByRole('dialog');
    expect(deck.top()).toBe('Anna');
  });
});

describe('a block from the menu of the deck', () => {
  test('removes the card', async () => {
    const BLOCK = 'POST /api/users/block';
    answering({ [BLOCK]: { result: 'OK' } });
    const deck = renderMatch({}, { brand: 'spark' });
    const { say, user } = deck;
    await user.click(screen.getByRole('button', { name: say('safety.menu', { name: 'Anna' }) }));
    await user.click(await screen.findByRole('menuitem', { name: say('safety.block.item') }));
    await user.click(await screen.findByRole('button', { name: say('safety.block.confirm') }));
    await screen.findByText(say('safety.block.done', { name: 'Anna' }));
    deck.settle();
    expect(deck.top()).toBe('Bice');
    expect(callsOf(BLOCK)).toMatchObject([{ body: { angelId: profile(0).id } }]);
  });
});

describe('events from elsewhere', () => {
  test('remove the card after a like from another device', async () => {
    const deck = renderMatch();
    const { id: angelId } = profile(0);
    await deck.socket.receive('like', { angelId, likeCredits: 4, matched: false, liked: true });
    deck.settle();
    expect(deck.top()).toBe('Bice');
  });

  test('remove the card of a closed conversation', async () => {
    const deck = renderMatch({ found: found({ profiles: profiles(6) }) });
    await deck.socket.receive('conversation', { angelId: profile(0).id, closed: true });
    expect(deck.top()).toBe('Bice');
  });
});
