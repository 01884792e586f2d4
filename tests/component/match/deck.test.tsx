import { describe, expect, test } from '@jest/globals';
import { screen, waitFor, within } from '@testing-library/react';
import type { Acknowledgement } from '#lib/realtime/events.ts';
import { containing } from '#tests/component/support/copy.ts';
import { deferred } from '#tests/component/support/deferred.ts';
import { found, hostedProfile, profile, profiles } from '#tests/component/support/discovery.ts';
import { present, textOf } from '#tests/component/support/element.ts';
import { navigations } from '#tests/component/support/navigation.ts';
import { credits, OWN_ID } from '#tests/component/support/render-member.tsx';
import { refused } from '#tests/component/support/socket.ts';
import { chosen, renderMatch } from './render-match.tsx';

const free = (likeCredits: number) => credits({ level: 0, likeCredits });

describe('choosing by the buttons', () => {
  test.each([
    ['like', 'dolcevita', 'it'],
    ['dislike', 'fuego', 'es'],
    ['like', 'lumiere', 'fr'],
    ['dislike', 'spark', 'en'],
  ] as const)(
    '%s sends the choice, names the next profile, and goes on',
    async (choice, brand, locale) => {
      const deck = renderMatch({}, { brand, locale });
      const { say, socket } = deck;
      socket.acknowledging('match', chosen(choice));
      expect(deck.top()).toBe('Anna');
      await deck.press(choice);
      expect(deck.top()).toBe('Bice');
      expect(socket.payloadsOf('match')).toMatchObject([
        { angelId: profile(0).id, type: choice, trackerId: OWN_ID },
      ]);
      const next = say('match.said.next', { name: 'Bice', age: 31 });
      screen.getByText(`${say(`match.said.${choice}`, { name: 'Anna' })} ${next}`);
      expect(localStorage.getItem('like')).toBe(choice === 'like' ? profile(0).id : null);
    },
  );

  test('a second press during the animation chooses nothing', async () => {
    const deck = renderMatch();
    deck.socket.acknowledging('match', chosen('like'));
    await deck.user.dblClick(deck.button('like'));
    expect(deck.socket.payloadsOf('match')).toHaveLength(1);
    deck.settle();
    await deck.press('dislike');
    expect(deck.socket.payloadsOf('match')).toHaveLength(2);
  });

  test('links lead to the chat and the profile of the top card', async () => {
    const deck = renderMatch({}, { brand: 'spark' });
    const { say } = deck;
    const link = (key: string) =>
      screen.getByRole('link', { name: say(`match.actions.${key}`, { name: deck.top() ?? '' }) });
    expect(link('chat').getAttribute('href')).toBe(`/chats/${profile(0).id}`);
    deck.socket.acknowledging('match', chosen('dislike'));
    await deck.press('dislike');
    expect(link('profile').getAttribute('href')).toBe(`/user/${profile(1).id}`);
  });

  test('a card labels hosted profiles and members who accept verified members only', () => {
    const [hosted, strict] = [hostedProfile(0), profile(1, { verifiedOnly: true, online: true })];
    const { say } = renderMatch({
      found: found({ profiles: [hosted, strict, ...profiles(4, 2)] }),
    });
    screen.getByText(hosted.label ?? '');
    screen.getByText(say('match.save.note'));
    screen.getByText(say('profile.verifiedOnly'));
    screen.getByText(say('match.online'));
  });

  test('a card without a text has the first answer in its place, and one without either says so', () => {
    const answered = { question: 'home_is', answer: 'Crosswords in pen.' } as const;
    const { say } = renderMatch({
      found: found({
        profiles: [
          profile(0, { about: '', profilePrompts: [answered] }),
          profile(1, { about: '' }),
          profile(2, { about: 'Trains and tomatoes.', profilePrompts: [answered] }),
        ],
      }),
    });
    expect(screen.getAllByText(answered.answer, { exact: false })).toHaveLength(2);
    expect(screen.getAllByText(say('profile.noAbout'))).toHaveLength(1);
  });

  test.each(['it', 'es', 'fr', 'en'] as const)(
    'a card says in %s that the photo is verified, of a verified one only',
    (locale) => {
      const shown = [profile(0, { photoCheckedAt: '2026-11-02T09:00:00.000Z' }), profile(1)];
      const { say } = renderMatch({ found: found({ profiles: shown }) }, { locale });
      expect(screen.getAllByText(say('profile.checkedPhoto.short'))).toHaveLength(1);
    },
  );
});

describe('likes of a free member', () => {
  test('are counted down at once, and corrected by the answer', async () => {
    const deck = renderMatch({}, { credits: free(3) });
    const { say, socket } = deck;
    screen.getByText(say('match.like.left', { count: 3 }));
    const answer = deferred<Acknowledgement>();
    socket.acknowledging('match', () => answer.promise);
    await deck.press('like');
    screen.getByText(say('match.like.left', { count: 2 }));
    // Another device has spent one as well.
    answer.resolve(chosen('like', { level: 0, likeCredits: 1 }));
    await screen.findByText(say('match.like.left', { count: 1 }));
  });

  test('are not counted for paying members, nor for hosted profiles', () => {
    const paying = renderMatch({}, { brand: 'lumiere' });
    expect(screen.queryByText(paying.say('match.like.left', { count: 5 }))).toBeNull();
    paying.unmount();
    const { say } = renderMatch(
      { found: found({ profiles: [hostedProfile(0), ...profiles(5, 1)] }) },
      { credits: free(0), brand: 'lumiere' },
    );
    expect(screen.queryByText(say('match.like.left', { count: 0 }))).toBeNull();
  });

  test('are saves for hosted profiles, and said to be seen by nobody else', async () => {
    const deck = renderMatch({ found: found({ profiles: [hostedProfile(0), profile(1)] }) });
    const { say, socket } = deck;
    socket.acknowledging('match', chosen('like'));
    screen.getByText(say('match.save.note'));
    await deck.press('save');
    expect(socket.payloadsOf('match')).toMatchObject([{ type: 'like' }]);
    await screen.findByText(containing(say('match.said.save', { name: 'Anna' })));
    expect(screen.queryByText(say('match.save.note'))).toBeNull();
  });

  test('keep the card when none is left, and open a prompt', async () => {
    const deck = renderMatch({}, { credits: free(0), hooks: { shown: ['file_like'] } });
    const { say, socket, user } = deck;
    screen.getByText(say('match.like.left', { count: 0 }));
    await user.click(deck.button('like'));
    const name = say('hooks.kind.file_like.title');
    const prompt = await screen.findByRole('dialog', { name });
    expect(textOf(prompt)).toContain('Anna');
    within(prompt).getByRole('link', { name: say('hooks.alternative.plans') });
    const later = within(prompt).getAllByRole('button', { name: say('hooks.later') });
    await user.click(present(later.at(-1)));
    await waitFor(() => {
      expect(screen.queryByRole('dialog')).toBeNull();
    });
    expect(deck.top()).toBe('Anna');
    expect(socket.payloadsOf('match')).toEqual([]);
  });

  test('redirect to the plans in a flow without that prompt', async () => {
    const deck = renderMatch({}, { credits: free(0), hooks: { shown: [] } });
    await deck.user.click(deck.button('like'));
    await waitFor(() => {
      expect(navigations().at(-1)?.href).toBe('/vip_plan/file_like');
    });
  });
});

describe('a choice that the server refuses', () => {
  test.each([
    ['likes_exhausted', 'hooks.kind.file_like.title'],
    ['card_check_required', 'hooks.kind.profilo_bloccato.title'],
    ['disclosure_required', 'match.like.disclosure.title'],
  ] as const)('brings the card back and opens a prompt: %s', async (code, title) => {
    const deck = renderMatch({}, { credits: free(1) });
    const { say, socket } = deck;
    socket.acknowledging('match', refused(code));
    await deck.press('like');
    await screen.findByRole('dialog', { name: say(title, { name: 'Anna' }) });
    deck.settle();
    expect(deck.top()).toBe('Anna');
    expect(localStorage.getItem('like')).toBeNull();
  });

  test('brings the card back and says why', async () => {
    const deck = renderMatch({}, { brand: 'spark' });
    const { say, socket } = deck;
    socket.acknowledging('match', refused('too_many_requests_of_nobody'));
    await deck.press('like');
    const why = say('errors.unexpected');
    await screen.findByText(say('match.said.refused', { name: 'Anna', why }));
    expect(deck.top()).toBe('Anna');
  });

  test('removes the card of an unavailable profile', async () => {
    const deck = renderMatch({}, { brand: 'fuego' });
    const { say, socket } = deck;
    socket.acknowledging('match', refused('peer_unavailable'));
    await deck.press('like');
    const why = say('errors.peer_unavailable');
    await screen.findByText(say('match.said.gone', { name: 'Anna', why }));
    expect(deck.top()).toBe('Bice');
  });

  test('sends a like after the disclosure is confirmed', async () => {
    const deck = renderMatch({ found: found({ profiles: [hostedProfile(0), profile(1)] }) });
    const { say, socket, user } = deck;
    socket.acknowledging('match', refused('disclosure_required'));
    await deck.press('save');
    const name = say('match.like.disclosure.title', { name: 'Anna' });
    const prompt = await screen.findByRole('dialog', { name });
    within(prompt).getByText(hostedProfile(0).label ?? '');
    socket.acknowledging('match', chosen('like'));
    await user.click(
      within(prompt).getByRole('button', { name: say('match.like.disclosure.like') }),
    );
    deck.settle();
    await waitFor(() => {
      expect(deck.top()).toBe('Bice');
    });
    expect(socket.payloadsOf('match')).toHaveLength(2);
  });
});

describe('the card check', () => {
  const href = '/checkout/check';

  test.each([
    ['where the flow asks for it always', { always: true, href }, {}],
    [
      'for members who accept verified members only',
      { always: false, href },
      { verifiedOnly: true },
    ],
  ] as const)('is required before a like: %s', async (_, cardCheck, change) => {
    const deck = renderMatch({ cardCheck, found: found({ profiles: [profile(0, change)] }) });
    const { say, socket, user } = deck;
    await user.click(deck.button('like'));
    const link = await screen.findByRole('link', { name: say('hooks.alternative.check') });
    expect(link.getAttribute('href')).toBe(href);
    screen.getByText(say('hooks.unsent.like'));
    expect(socket.payloadsOf('match')).toEqual([]);
  });

  test('is not required before a save', async () => {
    const cardCheck = { always: true, href };
    const shown = [hostedProfile(0, { verifiedOnly: true }), profile(1)];
    const deck = renderMatch({ cardCheck, found: found({ profiles: shown }) });
    deck.socket.acknowledging('match', chosen('like'));
    await deck.press('save');
    expect(deck.socket.payloadsOf('match')).toHaveLength(1);
  });
});
