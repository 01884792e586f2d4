import { describe, expect, test } from '@jest/globals';
import { act, screen, waitFor, within } from '@testing-library/react';
import { ConversationList } from '#components/chat/list/conversation-list.tsx';
import { OpeningThreadProvider } from '#components/chat/opening-thread.tsx';
import { publishOwnSend } from '#components/chat/state/own-sends.ts';
import type { Conversation, ListAnswer, NewMatch } from '#components/chat/state/types.ts';
import { rememberLike } from '#components/discovery/liked-memory.ts';
import { chatEvent, conversation, list, NOW, peer } from '#tests/component/support/chat.ts';
import { textOf } from '#tests/component/support/element.ts';
import { navigations } from '#tests/component/support/navigation.ts';
import { renderMember } from '#tests/component/support/render-member.tsx';
import { answering, callsOf } from '#tests/component/support/server.ts';

const LIST = 'GET /api/get/messages/{trackerId}';
const bea = { angelId: 'beabeabeabeabeabeaXX', screenName: 'Béa' };
const carla = { angelId: 'carlacarlacarlacarXX', screenName: 'Carla' };

const match = (who: typeof bea): NewMatch => ({ ...peer(who), time: NOW });
/** The conversation of a match, in which nothing but likes is stored. */
const unwritten = (who: typeof bea): Conversation => {
  const { last } = conversation();
  const like = { type: 'like', category: 'like_reply', msg: null };
  return conversation({ ...who, last: last && { ...last, ...like } });
};
const withMatches = (...who: (typeof bea)[]): ListAnswer =>
  list([conversation(), ...who.map(unwritten)], { newMatches: who.map(match) });

function renderList(initial: ListAnswer | null, path = '/chats') {
  const rendered = renderMember(
    <OpeningThreadProvider prefix="">
      <ConversationList initial={initial} now={NOW} timeZone="Europe/Rome" prefix="" />
    </OpeningThreadProvider>,
    { path, brand: 'spark', locale: 'en', segmentOf: (at) => at.split('/').at(2) ?? null },
  );
  const { say } = rendered;
  const row = () => screen.queryByRole('region', { name: say('chat.list.newMatches') });
  const linksIn = (of: HTMLElement | null) =>
    of === null
      ? []
      : within(of)
          .getAllByRole('link')
          .map((link) => textOf(link));
  return {
    ...rendered,
    row,
    above: () => linksIn(row()),
    below: () =>
      [...document.querySelectorAll<HTMLElement>('[data-conversation]')].map(
        (link) => /Anna|Béa|Carla/.exec(textOf(link))?.[0],
      ),
  };
}

type Rendered = ReturnType<typeof renderList>;

describe('new matches', () => {
  test('are links by name above the list, which does not repeat them', async () => {
    const { above, below, row, user } = renderList(withMatches(bea, carla));
    expect(above()).toEqual(['BBéa', 'CCarla']);
    expect(below()).toEqual(['Anna']);
    const link = within(row() ?? document.body).getByRole('link', { name: 'Béa' });
    await user.click(link);
    expect(navigations()).toEqual([{ kind: 'push', href: `/chats/${bea.angelId}` }]);
    await screen.findByRole('link', { current: 'page', name: 'Béa' });
  });

  test('have no row where there are none, and are found by name in the list', async () => {
    const { above, below, row, say, socket, user } = renderList(withMatches(bea));
    const search = screen.getByRole('searchbox', { name: say('chat.list.search') });
    await user.type(search, 'bea');
    expect(row()).toBeNull();
    expect(below()).toEqual(['Béa']);
    await user.clear(search);
    expect(above()).toHaveLength(1);
    await socket.receive('conversation', { angelId: bea.angelId, closed: true });
    expect(row()).toBeNull();
    expect(below()).toEqual(['Anna']);
  });

  test('leave a list without other conversations its way to the search', () => {
    const { say } = renderList(list([unwritten(bea)], { newMatches: [match(bea)] }));
    screen.getByRole('link', { name: say('chat.list.empty.action') });
  });

  test('move into the list with the first message, of the peer or of this tab', async () => {
    const { above, below, row, socket } = renderList(withMatches(bea, carla));
    await socket.receive('chat', chatEvent(60, { ...bea, msg: 'Ciao!', time: NOW }));
    expect(above()).toEqual(['CCarla']);
    expect(below()).toEqual(['Béa', 'Anna']);
    act(() => {
      publishOwnSend({ angelId: carla.angelId, msg: 'Ciao', time: NOW + 1 });
    });
    expect(row()).toBeNull();
    expect(below()).toEqual(['Carla', 'Béa', 'Anna']);
  });

  test('stay above the list after a visit', async () => {
    const { above, socket } = renderList(withMatches(bea));
    await socket.receive('chat', chatEvent(60, { ...bea, type: 'visit', msg: null }));
    expect(above()).toEqual(['BBéa']);
  });

  test('are in the list while a message to them waits for credits', () => {
    const waiting = { ...peer(bea), msg: 'Ciao bella', time: NOW };
    const { below, row } = renderList({ ...withMatches(bea), pendingMessage: waiting });
    expect(row()).toBeNull();
    expect(below()).toEqual(['Béa', 'Anna']);
  });

  test.each([
    [
      'the peer',
      async ({ socket }: Rendered) => {
        const like = { type: 'like', category: 'like_reply', msg: null, unreadTotal: null };
        await socket.receive('chat', chatEvent(2, { ...bea, ...like }));
      },
    ],
    [
      'another device of the member',
      async ({ socket }: Rendered) => {
        const like = { angelId: bea.angelId, likeCredits: 3, matched: true, liked: true };
        await socket.receive('like', like);
      },
    ],
    [
      'this tab',
      () => {
        act(() => {
          rememberLike(bea.angelId, true);
        });
        return Promise.resolve();
      },
    ],
  ] as const)('appear when %s makes one', async (_who, make) => {
    const rendered = renderList(list([conversation()]));
    answering({ [LIST]: withMatches(bea) });
    await make(rendered);
    await waitFor(() => {
      expect(rendered.above()).toEqual(['BBéa']);
    });
    expect(rendered.below()).toEqual(['Anna']);
    expect(callsOf(LIST).map(({ query }) => query)).toEqual([{ after: '7' }]);
  });

  test('disappear when a later answer does not contain them', async () => {
    const { below, row, socket } = renderList(withMatches(bea));
    answering({ [LIST]: list([]) });
    await socket.drop();
    await socket.comeBack();
    await waitFor(() => {
      expect(row()).toBeNull();
    });
    expect(below()).toEqual(['Anna', 'Béa']);
  });
});
