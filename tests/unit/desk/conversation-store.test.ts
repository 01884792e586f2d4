import { afterEach, beforeEach, describe, expect, jest, test } from '@jest/globals';
import {
  createConversationStore,
  resumeSends,
  type ConversationStore,
} from '#components/desk/conversations/conversation-store.ts';
import type { DeskMessage } from '#lib/desk/conversations/contract.ts';

type Sent = { readonly text: string; readonly idClient: string };

const CONVERSATION = 'talk';
const fetchOutside = globalThis.fetch;

/** A simulated desk that stores each message once per client id, and a tab's session storage. */
function playedDesk() {
  const stored: DeskMessage[] = [];
  const sends: Sent[] = [];
  const state = { online: true, refuse: null as object | null, loseAnswer: false };
  const memory = new Map<string, string>();
  const message = (text: string, mine: boolean): void => {
    stored.push({
      seq: stored.length + 1,
      mine,
      kind: 'personal',
      category: null,
      text,
      answerer: mine ? 'operator' : null,
      edited: false,
      removed: false,
      reaction: null,
      quote: null,
      photo: false,
      blurred: false,
      at: 1,
    });
  };
  const names = new Set<string>();
  const answer = (body: object, status = 200) =>
    new Response(JSON.stringify(body), { status, headers: { 'content-type': 'application/json' } });
  const fetch = (path: string, { method, body }: { method: string; body?: string }) => {
    if (!state.online) return Promise.reject(new Error('network unavailable'));
    if (method === 'GET') {
      const query = new URL(path, 'http://desk').searchParams;
      const [after, before] = [query.get('after'), query.get('before')];
      const fits = stored.filter(
        ({ seq }) =>
          (after === null || seq > Number(after)) && (before === null || seq < Number(before)),
      );
      const page = after === null ? fits.slice(-40) : fits.slice(0, 40);
      return Promise.resolve(answer({ messages: page, hasMore: page.length < fits.length }));
    }
    const sent = JSON.parse(body ?? '') as Sent;
    sends.push(sent);
    if (state.refuse) return Promise.resolve(answer(state.refuse, 422));
    if (!names.has(sent.idClient)) message(sent.text, true);
    names.add(sent.idClient);
    if (state.loseAnswer) return Promise.reject(new Error('connection lost before the answer'));
    return Promise.resolve(answer({ seq: stored.length }));
  };
  Object.assign(globalThis, {
    fetch,
    sessionStorage: {
      getItem: (key: string) => memory.get(key) ?? null,
      setItem: (key: string, value: string) => memory.set(key, value),
      removeItem: (key: string) => memory.delete(key),
    },
  });
  return { state, stored, sends, memory, message };
}

let desk: ReturnType<typeof playedDesk>;
beforeEach(() => {
  desk = playedDesk();
});
afterEach(() => {
  jest.useRealTimers();
  Object.assign(globalThis, { fetch: fetchOutside, sessionStorage: undefined });
});

async function loaded(): Promise<ConversationStore> {
  const store = createConversationStore(CONVERSATION);
  await store.load();
  return store;
}

const settled = async (): Promise<void> => {
  for (let n = 0; n < 40; n += 1) await Promise.resolve();
  await new Promise((resolve) => setImmediate(resolve));
};
const textsOf = (store: ConversationStore) => store.state().stored.map(({ text }) => text);

describe('an operator’s messages', () => {
  test('are sent one by one, in order, and shown once they are stored', async () => {
    const store = await loaded();
    for (const text of ['uno', 'due', 'tre']) store.send(text);
    await settled();
    expect(textsOf(store)).toEqual(['uno', 'due', 'tre']);
    expect(store.state().local).toEqual([]);
    expect(desk.memory.size).toBe(0);
  });

  test('whose answer was lost are sent again under their id, and stored once', async () => {
    const store = await loaded();
    desk.state.loseAnswer = true;
    store.send('una volta');
    await settled();
    expect(store.state().local).toMatchObject([{ msg: 'una volta', failed: 'offline' }]);
    desk.state.loseAnswer = false;
    resumeSends(store);
    await settled();
    expect(new Set(desk.sends.map(({ idClient }) => idClient)).size).toBe(1);
    expect(desk.sends).toHaveLength(2);
    expect([textsOf(store), store.state().local]).toEqual([['una volta'], []]);
  });

  test('written while offline survive their page', async () => {
    const store = await loaded();
    desk.state.online = false;
    store.send('più tardi');
    await settled();
    const [unsent] = store.state().local;
    desk.state.online = true;
    const next = await loaded();
    await settled();
    expect(desk.sends).toMatchObject([{ idClient: unsent?.idClient }]);
    expect(textsOf(next)).toEqual(['più tardi']);
  });

  test('that break a rule wait for their writer, and are not sent automatically', async () => {
    const store = await loaded();
    desk.state.refuse = { code: 'input_invalid', params: { fault: 'link' }, fields: [] };
    store.send('www.altrove.it');
    store.send('dopo');
    await settled();
    const [first] = store.state().local;
    expect(first).toMatchObject({ failed: 'Remove links and addresses.' });
    resumeSends(store);
    await settled();
    expect(desk.sends).toHaveLength(1);
    desk.state.refuse = null;
    store.discard({ idClient: first?.idClient ?? '' });
    await settled();
    expect(textsOf(store)).toEqual(['dopo']);
  });
});

describe('the messages', () => {
  test('are loaded by page, and missed ones after an outage', async () => {
    for (let n = 1; n <= 50; n += 1) desk.message(String(n), n % 2 === 0);
    const store = await loaded();
    expect([store.state().stored.length, store.state().hasMore]).toEqual([40, true]);
    await store.loadOlder();
    expect([store.state().stored.length, store.state().hasMore]).toEqual([50, false]);
    for (let n = 51; n <= 140; n += 1) desk.message(String(n), false);
    await store.catchUp();
    expect(textsOf(store)).toEqual(desk.stored.map(({ text }) => text));
  });

  test('announced before the first page arrived are not lost', async () => {
    desk.message('uno', false);
    const store = createConversationStore(CONVERSATION);
    const first = store.load();
    void store.catchUp(2);
    desk.message('due', false);
    await first;
    await settled();
    expect(textsOf(store)).toEqual(['uno', 'due']);
  });

  test('that changed are loaded again', async () => {
    desk.message('uno', false);
    desk.message('due', false);
    const store = await loaded();
    desk.stored[0] = { ...desk.stored[0], text: '', removed: true } as DeskMessage;
    await store.catchUp(1);
    expect(store.state().stored.map(({ removed }) => removed)).toEqual([true, false]);
  });

  test('end the member’s typing indicator', async () => {
    jest.useFakeTimers({ doNotFake: ['setImmediate', 'nextTick', 'queueMicrotask'] });
    const store = await loaded();
    store.receiveTyping();
    expect(store.state().typing).toBe(true);
    desk.message('eccomi', false);
    await store.catchUp();
    expect(store.state().typing).toBe(false);
    store.receiveTyping();
    jest.advanceTimersByTime(6_000);
    expect(store.state().typing).toBe(false);
  });
});
