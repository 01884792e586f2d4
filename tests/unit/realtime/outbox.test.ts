import { afterEach, beforeEach, describe, expect, jest, test } from '@jest/globals';
import { nextPrice } from '#lib/credits/next-price.ts';
import { Outbox } from '#lib/realtime/client/outbox.ts';
import type { Send } from '#lib/realtime/client/outbox-store.ts';
import type { Acknowledgement, RemainingCredits } from '#lib/realtime/events.ts';

/** A send to a peer of its own, unless a peer is given. */
const send = (key: string, angelId = key): Send => ({
  key,
  event: 'chat',
  payload: { idClient: key, angelId },
  writtenAt: 0,
});
const ok = (seq: number): Acknowledgement => ({ ok: true, seq });
const soon = (): Promise<void> => new Promise((resolve) => setTimeout(resolve, 0));

/** An outbox whose answers the test controls. */
function wire(capacity = 0) {
  const sent: { key: string; answer: (answer: Acknowledgement | null) => void }[] = [];
  const outbox = new Outbox(
    (item) =>
      new Promise((resolve) => {
        sent.push({ key: item.key, answer: resolve });
      }),
    { load: () => [], save: (sends) => new Set(sends.slice(0, capacity).map(({ key }) => key)) },
  );
  const answer = async (index: number, value: Acknowledgement | null): Promise<void> => {
    sent[index]?.answer(value);
    await soon();
  };
  return { outbox, sent, keys: () => sent.map(({ key }) => key), answer };
}

describe('outbox', () => {
  test('sends nothing before there is a connection, then all in order', async () => {
    const { outbox, keys, answer } = wire();
    const first = outbox.send(send('a'));
    const second = outbox.send(send('b'));
    expect(keys()).toEqual([]);
    outbox.connected();
    expect(keys()).toEqual(['a', 'b']);
    await answer(0, ok(1));
    await answer(1, ok(2));
    expect(await Promise.all([first, second])).toEqual([ok(1), ok(2)]);
    expect(outbox.size).toBe(0);
  });

  test('sends again under the same id what a lost connection left unanswered', async () => {
    const { outbox, keys, answer } = wire();
    outbox.connected();
    const answered = outbox.send(send('a'));
    outbox.disconnected();
    await answer(0, null);
    expect(keys()).toEqual(['a']);
    outbox.connected();
    expect(keys()).toEqual(['a', 'a']);
    await answer(1, ok(7));
    expect(await answered).toEqual(ok(7));
  });

  test('repeats a send for as long as the server answers that it is unavailable', async () => {
    jest.useFakeTimers();
    try {
      const { outbox, sent } = wire();
      outbox.connected();
      const answered = outbox.send(send('a'));
      const away: Acknowledgement = { ok: false, code: 'unavailable', params: { retryAfter: 2 } };
      for (let n = 0; n < 150; n += 1) {
        sent[n]?.answer(away);
        await jest.advanceTimersByTimeAsync(2_000);
      }
      expect([sent.length, outbox.size]).toEqual([151, 1]);
      sent[150]?.answer(ok(1));
      expect(await answered).toEqual(ok(1));
    } finally {
      jest.useRealTimers();
    }
  });

  test('does not repeat a send after a timeout of the previous connection', async () => {
    const { outbox, keys, answer } = wire();
    outbox.connected();
    void outbox.send(send('a'));
    outbox.disconnected();
    outbox.connected();
    await answer(0, null);
    expect(keys()).toEqual(['a', 'a']);
  });

  test('settles a send by a late answer of the previous connection', async () => {
    const { outbox, keys, answer } = wire();
    outbox.connected();
    const answered = outbox.send(send('a'));
    outbox.disconnected();
    await answer(0, ok(3));
    expect(await answered).toEqual(ok(3));
    outbox.connected();
    expect(keys()).toEqual(['a']);
  });

  test('reports three timeouts as offline, and a retry starts with new attempts', async () => {
    const { outbox, keys, answer } = wire();
    outbox.connected();
    const answered = outbox.send(send('a'));
    for (const index of [0, 1, 2]) await answer(index, null);
    expect(await answered).toMatchObject({ ok: false, code: 'offline' });
    const retried = outbox.send(send('a'));
    await answer(3, ok(1));
    expect(await retried).toEqual(ok(1));
    expect(keys()).toHaveLength(4);
  });

  test('joins a second send with a pending id to the first', async () => {
    const { outbox, keys, answer } = wire();
    outbox.connected();
    const both = Promise.all([outbox.send(send('a')), outbox.send(send('a'))]);
    expect(keys()).toEqual(['a']);
    await answer(0, ok(1));
    expect(await both).toEqual([ok(1), ok(1)]);
  });

  test('does not repeat a refused send', async () => {
    const { outbox, keys, answer } = wire();
    outbox.connected();
    const answered = outbox.send(send('a'));
    const refusal: Acknowledgement = { ok: false, code: 'credits_exhausted', params: {} };
    await answer(0, refusal);
    expect(await answered).toEqual(refusal);
    outbox.disconnected();
    outbox.connected();
    expect(keys()).toEqual(['a']);
  });

  test('settled() waits for unanswered sends, and close() answers them', async () => {
    const { outbox } = wire();
    let settled = false;
    const answered = outbox.send(send('a'));
    void outbox.settled().then(() => {
      settled = true;
    });
    await soon();
    expect(settled).toBe(false);
    outbox.close();
    await soon();
    expect(settled).toBe(true);
    expect(await answered).toMatchObject({ ok: false });
  });

  test('does not report stored sends as lost at close(), and sends them if the page comes back', async () => {
    const { outbox, keys, answer } = wire(1);
    const stored = outbox.send(send('a'));
    const lost = outbox.send(send('b'));
    outbox.close();
    expect(await lost).toMatchObject({ code: 'offline' });
    outbox.connected();
    expect(keys()).toEqual(['a']);
    await answer(0, ok(1));
    expect(await stored).toEqual(ok(1));
  });

  test('sends messages to one profile one by one, without delaying those to others', async () => {
    const { outbox, keys, answer } = wire();
    outbox.connected();
    for (const key of ['a1', 'a2', 'b1', 'a3']) void outbox.send(send(key, key.slice(0, 1)));
    expect(keys()).toEqual(['a1', 'b1']);
    await answer(0, null);
    expect(keys()).toEqual(['a1', 'b1', 'a1']);
    await answer(2, ok(1));
    expect(keys()).toEqual(['a1', 'b1', 'a1', 'a2']);
    outbox.disconnected();
    outbox.connected();
    expect(keys()).toEqual(['a1', 'b1', 'a1', 'a2', 'a2', 'b1']);
    await answer(4, ok(2));
    expect(keys().at(-1)).toBe('a3');
  });

  test('sends at most twenty at once', async () => {
    const { outbox, sent, keys, answer } = wire();
    const names = Array.from({ length: 45 }, (_, n) => `n${n}`);
    for (const name of names) void outbox.send(send(name));
    outbox.connected();
    expect(keys()).toEqual(names.slice(0, 20));
    for (let index = 0; index < names.length; index += 1) {
      await answer(index, ok(index));
      expect(sent.length).toBe(Math.min(names.length, 21 + index));
    }
    expect(keys()).toEqual(names);
    expect(outbox.size).toBe(0);
  });
});

describe('an answer that requires a delay', () => {
  beforeEach(() => {
    jest.useFakeTimers();
  });
  afterEach(() => {
    jest.useRealTimers();
  });
  const busy: Acknowledgement = {
    ok: false,
    code: 'too_many_requests',
    params: { retryAfter: 7 },
  };
  const fault: Acknowledgement = { ok: false, code: 'unexpected', params: {} };
  const settle = () => jest.advanceTimersByTimeAsync(0);

  test('delays all sends as long as the server says, each time, and keeps their order', async () => {
    const { outbox, sent, keys } = wire();
    outbox.connected();
    const both = Promise.all([outbox.send(send('a')), outbox.send(send('b'))]);
    for (let round = 0; round < 5; round += 1) {
      for (const one of sent.splice(0)) one.answer(busy);
      await settle();
      await jest.advanceTimersByTimeAsync(6_999);
      expect(keys()).toEqual([]);
      await jest.advanceTimersByTimeAsync(1);
      expect(keys()).toEqual(['a', 'b']);
    }
    sent.forEach((one, index) => {
      one.answer(ok(index));
    });
    expect(await both).toEqual([ok(0), ok(1)]);
  });

  test('retries a server error twice, and then reports it', async () => {
    const { outbox, sent } = wire();
    outbox.connected();
    const answered = outbox.send(send('a'));
    for (const tries of [1, 2, 3]) {
      expect(sent.length).toBe(tries);
      sent.at(-1)?.answer(fault);
      await jest.advanceTimersByTimeAsync(2_000);
    }
    expect(await answered).toEqual(fault);
    expect(sent.length).toBe(3);
  });

  test('is not delayed on a new connection', async () => {
    const { outbox, sent, keys } = wire();
    outbox.connected();
    void outbox.send(send('a'));
    sent[0]?.answer(busy);
    await settle();
    outbox.disconnected();
    outbox.connected();
    expect(keys()).toEqual(['a', 'a']);
  });
});

describe('price of the next message', () => {
  const credits: RemainingCredits = {
    level: 0,
    messageCredits: 2,
    subscriptionCredits: 0,
    boughtCredits: 0,
    freeCredits: 2,
    totalCredits: 2,
    icebreakerCredits: 3,
    likeCredits: 0,
    messageCost: 10,
    lastGrant: 5,
  };

  test.each([
    ['first of a free member', credits, true, { pays: 'icebreaker', cost: 1, left: 3, missing: 0 }],
    ['later of a free member', credits, false, { pays: 'free', cost: 1, left: 2, missing: 0 }],
    [
      'nothing left',
      { ...credits, freeCredits: 0 },
      false,
      { pays: 'free', cost: 1, left: 0, missing: 1 },
    ],
    [
      'paid, short',
      { ...credits, level: 1 as const, freeCredits: 0, boughtCredits: 4, subscriptionCredits: 3 },
      false,
      { pays: 'paid', cost: 10, left: 7, missing: 3 },
    ],
  ])('%s', (_, wallet, first, expected) => {
    expect(nextPrice(wallet, first)).toEqual(expected);
  });
});
