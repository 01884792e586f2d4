import { describe, expect, test } from '@jest/globals';
import { screen, waitFor } from '@testing-library/react';
import type { FoundPage } from '#lib/discovery/queries.ts';
import { DEFAULT_FILTERS, found, profile, profiles } from '#tests/component/support/discovery.ts';
import { deferred } from '#tests/component/support/deferred.ts';
import { answering, brokenAnswer, callsOf, OFFLINE } from '#tests/component/support/server.ts';
import { chosen, REFILL, renderMatch } from './render-match.tsx';

describe('the refill of the deck', () => {
  test('comes before the deck is empty, and shows no profile twice', async () => {
    answering({ [REFILL]: { ...found({ profiles: profiles(4, 4) }) } });
    const filters = { ...DEFAULT_FILTERS, withPhoto: true };
    const deck = renderMatch({
      found: found({ profiles: profiles(5) }),
      search: { region: 'Lazio', filters },
    });
    deck.socket.acknowledging('match', chosen('dislike'));
    const seen = [deck.top()];
    expect(callsOf(REFILL)).toEqual([]);
    await deck.press('dislike');
    expect(callsOf(REFILL)).toHaveLength(1);
    while (deck.top() !== undefined) {
      seen.push(deck.top());
      answering({ [REFILL]: { ...found({ profiles: profiles(4, 4) }) } });
      await deck.press('dislike');
    }
    expect(seen).toEqual(profiles(8).map(({ screenName }) => screenName));
    expect(callsOf(REFILL)[0]?.body).toMatchObject({ page: 1, region: 'Lazio', withPhoto: true });
    await screen.findByRole('heading', { name: deck.say('match.none.spent.title') });
  });

  test('is not fetched while enough cards are left', async () => {
    const deck = renderMatch({ found: found({ profiles: profiles(7) }) });
    deck.socket.acknowledging('match', chosen('dislike'));
    await deck.press('dislike');
    expect(callsOf(REFILL)).toHaveLength(0);
  });

  test('says which regions profiles are from when they are not from the own one', async () => {
    const widened = { scope: 'near' as const, regions: ['Lazio', 'Piemonte'], from: 1 };
    const deck = renderMatch(
      { found: found({ profiles: profiles(6), widened }) },
      { brand: 'fuego' },
    );
    const { say } = deck;
    screen.getByText(say('match.where.region', { region: 'Lombardia' }));
    deck.socket.acknowledging('match', chosen('dislike'));
    await deck.press('dislike');
    screen.getByText(say('discovery.widened.near', { regions: 'Lazio y Piemonte' }));
  });
});

describe('no card left', () => {
  test.each(['it', 'es', 'fr', 'en'] as const)('leads to the search in %s', async (locale) => {
    const deck = renderMatch({ found: found({ profiles: [] }) }, { brand: 'spark', locale });
    await screen.findByRole('heading', { name: deck.say('match.none.spent.title') });
    const link = screen.getByRole('link', { name: deck.say('match.none.find') });
    expect(link.getAttribute('href')).toBe('/find');
    expect(deck.button('undo').getAttribute('aria-disabled')).toBeNull();
    expect(deck.button('like').getAttribute('aria-disabled')).toBe('true');
  });

  test('shows a loading state during a refill', async () => {
    const answer = deferred<FoundPage>();
    answering({ [REFILL]: () => answer.promise });
    const deck = renderMatch({ found: found({ profiles: [] }) });
    screen.getByText(deck.say('match.loading'));
    answer.resolve(found({ profiles: profiles(5) }));
    await waitFor(() => {
      expect(deck.top()).toBe('Anna');
    });
  });

  test('says that the filters match no profiles', async () => {
    const deck = renderMatch(
      { found: found({ profiles: [] }), filtered: true },
      { brand: 'lumiere' },
    );
    await screen.findByRole('heading', { name: deck.say('match.none.filtered.title') });
  });

  test('shows a failure, and retries on demand without profiles already seen', async () => {
    answering({ [REFILL]: brokenAnswer() });
    const deck = renderMatch({ found: found({ profiles: profiles(1) }) }, { brand: 'dolcevita' });
    const { say, user } = deck;
    deck.socket.acknowledging('match', chosen('dislike'));
    await deck.press('dislike');
    await screen.findByRole('heading', { name: say('match.none.failed.title') });
    answering({ [REFILL]: { ...found({ profiles: profiles(5) }) } });
    await user.click(screen.getByRole('button', { name: say('match.none.retry') }));
    await waitFor(() => {
      expect(deck.top()).toBe('Bice');
    });
  });

  test('refills by itself on reconnection', async () => {
    answering({ [REFILL]: OFFLINE });
    const deck = renderMatch({ found: found({ profiles: [] }) }, { brand: 'fuego' });
    await screen.findByRole('heading', { name: deck.say('match.none.offline.title') });
    answering({ [REFILL]: { ...found({ profiles: [profile(0)] }) } });
    await deck.socket.drop();
    await deck.socket.comeBack();
    await waitFor(() => {
      expect(deck.top()).toBe('Anna');
    });
  });

  test('offers a retry and no link to the search in a flow of invitations', async () => {
    const deck = renderMatch({ found: found({ profiles: [] }), invitationMode: true });
    await screen.findByRole('heading', { name: deck.say('match.none.spent.title') });
    expect(screen.queryByRole('link', { name: deck.say('match.none.find') })).toBeNull();
    screen.getByRole('button', { name: deck.say('match.none.retry') });
  });
});
