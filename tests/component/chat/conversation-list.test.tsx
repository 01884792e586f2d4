import { describe, expect, test } from '@jest/globals';
import { act, screen, waitFor, within } from '@testing-library/react';
import { ConversationList } from '#components/chat/list/conversation-list.tsx';
import { OpeningThreadProvider } from '#components/chat/opening-thread.tsx';
import { publishOwnSend, publishPendingChange } from '#components/chat/state/own-sends.ts';
import type { Conversation, ListAnswer } from '#components/chat/state/types.ts';
import { chatEvent, conversation, list, NOW } from '#tests/component/support/chat.ts';
import { deferred } from '#tests/component/support/deferred.ts';
import { matchMediaAs } from '#tests/component/support/dom-missing.ts';
import { textOf } from '#tests/component/support/element.ts';
import { navigations } from '#tests/component/support/navigation.ts';
import {
  OWN_ID,
  renderMember,
  type MemberOptions,
} from '#tests/component/support/render-member.tsx';
import { answering, callsOf, OFFLINE } from '#tests/component/support/server.ts';

const LIST = 'GET /api/get/messages/{trackerId}';
const DAY = 86_400_000;
const anna = conversation();
const bea = conversation({ angelId: 'beabeabeabeabeabeaXX', screenName: 'Béa' });

function last(change: Partial<NonNullable<Conversation['last']>>): Partial<Conversation> {
  const { last: lastText } = conversation();
  return { last: lastText && { ...lastText, ...change } };
}

function renderList(initial: ListAnswer | null, options: MemberOptions = {}) {
  return renderMember(
    <OpeningThreadProvider prefix="">
      <ConversationList initial={initial} now={NOW} timeZone="Europe/Rome" prefix="" />
    </OpeningThreadProvider>,
    { path: '/chats', segmentOf: (path) => path.split('/').at(2) ?? null, ...options },
  );
}

// Toasts have a list of their own, after this one.
const rows = () => {
  const [conversations] = screen.queryAllByRole('list');
  return conversations === undefined
    ? []
    : within(conversations)
        .queryAllByRole('link')
        .filter((link) => link.dataset['conversation'] !== undefined);
};
const names = () => rows().map((row) => /Anna|Béa|Carla/.exec(textOf(row))?.[0]);

describe('rows of the list', () => {
  test('show the sender, the text, the time and the unread count', () => {
    const { say } = renderList(list([{ ...anna, unread: 3 }, bea]), { brand: 'fuego' });
    expect(names()).toEqual(['Anna', 'Béa']);
    const text = textOf(rows()[0]);
    expect(text).toContain('Message 50');
    expect(text).toContain('19:40');
    expect(text).toContain(say('chat.list.unread', { count: 3 }));
    expect(textOf(rows()[1])).not.toContain(say('chat.list.unread', { count: 0 }));
  });

  test.each([
    ['own', { from: 'self', msg: 'Ciao' }, { text: 'Ciao' }, 'it'],
    ['blurred', { msg: null, blurred: true }, {}, 'es'],
    ['removed', { msg: null, removed: true }, {}, 'fr'],
    ['like', { type: 'like', msg: null }, {}, 'en'],
    ['visit', { type: 'visit', msg: null }, {}, 'it'],
    ['match', { type: 'like', category: 'like_reply' }, {}, 'es'],
    ['photo', { msg: '', attachment: { state: 'covered', width: null, height: null } }, {}, 'fr'],
  ] as const)('show the last event: %s', (key, change, values, locale) => {
    const { say } = renderList(list([{ ...anna, ...last(change) }]), { brand: 'spark', locale });
    expect(textOf(rows()[0])).toContain(say(`chat.list.${key}`, values));
  });

  test('show for hosted profiles who answers, and mark AI messages', () => {
    const hosted = { kind: 'hosted' as const, answeredBy: ['ai'], label: 'Hosted by us' };
    const { say } = renderList(list([{ ...anna, ...hosted, ...last({ answerer: 'ai' }) }]));
    const text = textOf(rows()[0]);
    expect(text).toContain('Hosted by us');
    expect(text).toContain(say('chat.answerer.ai'));
  });

  test('show above them how to unlock unreadable messages', async () => {
    const blurred = { ...anna, ...last({ msg: null, blurred: true }) };
    const { say, user } = renderList(list([blurred]), { hooks: { shown: ['attiva_lettura'] } });
    await user.click(screen.getByRole('link', { name: say('hooks.reading') }));
    await screen.findByRole('dialog', { name: say('hooks.kind.attiva_lettura.title') });
  });

  test('open their thread without leaving the page', async () => {
    const { user } = renderList(list([anna, bea]));
    await user.click(screen.getByRole('link', { name: /Anna/ }));
    expect(navigations()).toEqual([{ kind: 'push', href: `/chats/${anna.angelId}` }]);
    const current = await screen.findByRole('link', { current: 'page' });
    expect(textOf(current)).toContain('Anna');
  });

  test('show no unread count on the open conversation', () => {
    const { say } = renderList(list([{ ...anna, unread: 2 }]), { path: `/chats/${anna.angelId}` });
    expect(textOf(rows()[0])).not.toContain(say('chat.list.unread', { count: 2 }));
  });
});

describe('15: a message that waits for credits', () => {
  const waiting = (of: Conversation) => {
    const { last: _last, unread: _unread, pending: _pending, ...to } = of;
    return { ...to, msg: 'Ciao bella', time: NOW - 60_000 };
  };

  test.each(['it', 'es', 'fr', 'en'] as const)(
    'is shown in its conversation, first, in %s',
    (locale) => {
      const older = { ...bea, ...last({ time: NOW - DAY }) };
      const initial = list([anna, older], { pendingMessage: waiting(bea) });
      const { say } = renderList(initial, { brand: 'spark', locale });
      expect(names()).toEqual(['Béa', 'Anna']);
      expect(textOf(rows()[0])).toContain(say('chat.list.notSent', { text: 'Ciao bella' }));
    },
  );

  test('has a row before there is a conversation, until it is sent from here', async () => {
    const { say } = renderList(list([], { pendingMessage: waiting(anna) }));
    expect(textOf(rows()[0])).toContain(say('chat.list.notSent', { text: 'Ciao bella' }));
    answering({ [LIST]: list([{ ...anna, ...last({ from: 'self', msg: 'Ciao bella' }) }]) });
    act(() => {
      publishOwnSend({ angelId: anna.angelId, msg: 'Ciao bella', time: NOW });
    });
    await waitFor(() => {
      expect(textOf(rows()[0])).toContain(say('chat.list.own', { text: 'Ciao bella' }));
    });
  });

  test('appears and disappears with the changes of the open thread', async () => {
    const { say } = renderList(list([anna]));
    answering({ [LIST]: list([], { pendingMessage: waiting(anna) }) });
    act(publishPendingChange);
    await screen.findByText(say('chat.list.notSent', { text: 'Ciao bella' }));
    answering({ [LIST]: list([]) });
    act(publishPendingChange);
    await waitFor(() => {
      expect(screen.queryByText(say('chat.list.notSent', { text: 'Ciao bella' }))).toBeNull();
    });
    expect(names()).toEqual(['Anna']);
  });
});

describe('changes of the list', () => {
  test('puts a new message first and counts it', async () => {
    const { socket, say } = renderList(list([bea, anna]));
    await socket.receive('chat', chatEvent(99, { msg: 'Ciao!' }));
    expect(names()).toEqual(['Anna', 'Béa']);
    const text = textOf(rows()[0]);
    expect(text).toContain('Ciao!');
    expect(text).toContain(say('chat.list.unread', { count: 1 }));
  });

  test('fetches a new conversation from the known cursor on', async () => {
    const { socket } = renderList(list([bea]));
    answering({ [LIST]: list([anna], { cursor: '8' }) });
    await socket.receive('chat', chatEvent(99));
    await waitFor(() => {
      expect(names()).toHaveLength(2);
    });
    expect(callsOf(LIST).map(({ query }) => query)).toEqual([{ after: '7' }]);
  });

  test('applies reads and closings from other devices', async () => {
    const { socket, say } = renderList(list([{ ...anna, unread: 2 }, bea]));
    const { angelId } = anna;
    await socket.receive('read', { angelId, seq: 50, by: 'self', unreadTotal: 0 });
    expect(textOf(rows()[0])).not.toContain(say('chat.list.unread', { count: 2 }));
    await socket.receive('conversation', { angelId, closed: true });
    expect(names()).toEqual(['Béa']);
  });

  test('fetches what was missed on reconnection', async () => {
    const { socket } = renderList(list([anna, bea]));
    answering({ [LIST]: list([], { closed: [bea.angelId] }) });
    await socket.drop();
    await socket.comeBack();
    await waitFor(() => {
      expect(names()).toEqual(['Anna']);
    });
  });
});

describe('older conversations', () => {
  test('loads them on demand, before the last one shown', async () => {
    const carla = conversation({
      angelId: 'carlacarlacarlacarXX',
      screenName: 'Carla',
      ...last({ time: NOW - 9 * DAY }),
    });
    answering({ [LIST]: list([carla]) });
    const { say, user } = renderList(list([anna], { hasMore: true }), { brand: 'lumiere' });
    await user.click(screen.getByRole('button', { name: say('chat.list.older') }));
    await waitFor(() => {
      expect(names()).toEqual(['Anna', 'Carla']);
    });
    expect(screen.queryByRole('button', { name: say('chat.list.older') })).toBeNull();
    expect(callsOf(LIST)[0]?.query['before']).toBe(String(anna.last?.time));
  });

  test('shows a failure, which can be retried', async () => {
    answering({ [LIST]: OFFLINE });
    const { say, user } = renderList(list([anna], { hasMore: true }), { brand: 'spark' });
    const older = screen.getByRole('button', { name: say('chat.list.older') });
    await user.click(older);
    await screen.findByText(say('errors.offline'));
    answering({ [LIST]: list([bea]) });
    await user.click(older);
    await waitFor(() => {
      expect(names()).toHaveLength(2);
    });
  });
});

describe('search for a name', () => {
  const search = (say: (key: string) => string) =>
    screen.getByRole('searchbox', { name: say('chat.list.search') });

  test('finds loaded conversations regardless of accents, shows how many, and shows all again', async () => {
    const { say, user } = renderList(list([anna, bea]), { brand: 'fuego' });
    await user.type(search(say), 'bea');
    expect(names()).toEqual(['Béa']);
    screen.getByText(say('chat.list.found', { count: 1 }));
    await user.clear(search(say));
    expect(names()).toEqual(['Anna', 'Béa']);
    await user.type(search(say), 'zzzz');
    expect(rows()).toHaveLength(0);
    screen.getByText(say('chat.list.found', { count: 0 }));
    expect(callsOf(LIST)).toEqual([]);
  });

  test('asks the server for conversations that are not loaded', async () => {
    const answer = deferred<ListAnswer>();
    answering({ [LIST]: () => answer.promise });
    const { say, user } = renderList(list([anna], { hasMore: true }), { brand: 'lumiere' });
    await user.type(search(say), 'bea');
    screen.getByText(say('chat.list.searching'));
    await waitFor(() => {
      expect(callsOf(LIST).at(-1)?.query['name']).toBe('bea');
    });
    answer.resolve(list([bea]));
    await waitFor(() => {
      expect(names()).toEqual(['Béa']);
    });
  });
});

describe('a short list', () => {
  const end = (say: (key: string) => string) =>
    screen.queryByRole('link', { name: say('chat.list.empty.action') });

  test('ends with the way to the search', () => {
    const { say } = renderList(list([anna]), { brand: 'fuego' });
    expect(end(say)?.getAttribute('href')).toBe('/find');
  });

  test('ends with the earlier chats if there are more', () => {
    const { say } = renderList(list([anna], { hasMore: true }), { brand: 'fuego' });
    expect(end(say)).toBeNull();
  });
});

describe('a list without rows', () => {
  test.each(['it', 'es', 'fr', 'en'] as const)('links to the search in %s', (locale) => {
    const { say } = renderList(list([]), { brand: 'spark', locale });
    screen.getByRole('heading', { name: say('chat.list.empty.title') });
    const link = screen.getByRole('link', { name: say('chat.list.empty.action') });
    expect(link.getAttribute('href')).toBe('/find');
  });

  test('is fetched when the page was rendered without it', async () => {
    answering({ [LIST]: list([anna]) });
    const { say } = renderList(null);
    screen.getByText(say('chat.list.loading'));
    await screen.findByRole('link', { name: /Anna/ });
    expect(callsOf(LIST)).toMatchObject([{ params: { trackerId: OWN_ID } }]);
  });

  test('is not fetched on a phone that shows a thread, but on a screen wide enough for both', async () => {
    answering({ [LIST]: list([anna]) });
    const path = `/chats/${bea.angelId}`;
    const phone = renderList(null, { path });
    await waitFor(() => {
      expect(phone.socket.connected).toBe(true);
    });
    expect(callsOf(LIST)).toEqual([]);
    phone.unmount();
    matchMediaAs((query) => query === '(min-width: 48rem)');
    renderList(null, { path });
    await screen.findByRole('link', { name: /Anna/ });
  });

  test('a failure is shown', async () => {
    answering({ [LIST]: OFFLINE });
    const { say } = renderList(null, { brand: 'dolcevita' });
    await screen.findByText(say('errors.offline'));
  });
});
