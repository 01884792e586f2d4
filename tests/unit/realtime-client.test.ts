import { afterEach, beforeEach, describe, expect, jest, test } from '@jest/globals';
import { nextPrice } from '#lib/realtime/client/next-price.ts';
import { Outbox, type Send } from '#lib/realtime/client/outbox.ts';
import type { Acknowledgement, RemainingCredits } from '#lib/realtime/events.ts';

/** Words to somebody of their own, unless told to whom. */
const send = (key: string, angelId = key): Send => ({
  ...{ key, event: 'chat', payload: { idClient: key, angelId }, writtenAt: 0 },
});
const ok = (seq: number): Acknowledgement => ({ ok: true, seq });
const soon = (): Promise<void> => new Promise((resolve) => setTimeout(resolve, 0));

/** A wire on which the test decides what is answered, and when. */
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
  test('nothing goes out before there is a connection, then all in order', async () => {
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

  test('what a lost line left open goes out again under its own id', async () => {
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

  test('a time-out of the line before does not send once more on the new one', async () => {
    const { outbox, keys, answer } = wire();
    outbox.connected();
    void outbox.send(send('a'));
    outbox.disconnected();
    outbox.connected();
    await answer(0, null);
    expect(keys()).toEqual(['a', 'a']);
  });

  test('a late answer of the line before settles the send', async () => {
    const { outbox, keys, answer } = wire();
    outbox.connected();
    const answered = outbox.send(send('a'));
    outbox.disconnected();
    await answer(0, ok(3));
    expect(await answered).toEqual(ok(3));
    outbox.connected();
    expect(keys()).toEqual(['a']);
  });

  test('three silences on a live line are told as no connection, and a retry starts anew', async () => {
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

  test('a second send with a waiting id joins the first', async () => {
    const { outbox, keys, answer } = wire();
    outbox.connected();
    const both = Promise.all([outbox.send(send('a')), outbox.send(send('a'))]);
    expect(keys()).toEqual(['a']);
    await answer(0, ok(1));
    expect(await both).toEqual([ok(1), ok(1)]);
  });

  test('a refusal is an answer: it is not sent again', async () => {
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

  test('settled waits for what is open, close answers it', async () => {
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

  test('what outlives the page is not told as lost with it, and goes out if the page comes back', async () => {
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

  test('words to one profile go out one by one, those to others do not wait for them', async () => {
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

  test('of very many, twenty at most are under way', async () => {
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

describe('an answer that asks to wait', () => {
  beforeEach(() => {
    jest.useFakeTimers();
  });
  afterEach(() => {
    jest.useRealTimers();
  });
  const busy: Acknowledgement = {
    ...{ ok: false, code: 'too_many_requests', params: { retryAfter: 7 } },
  };
  const fault: Acknowledgement = { ok: false, code: 'unexpected', params: {} };
  const settle = () => jest.advanceTimersByTimeAsync(0);

  test('too much at once: all wait as long as the server says, however often, and go out in order', async () => {
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

  test('a fault of the server: it is tried three times, and then told', async () => {
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

  test('a new line does not wait', async () => {
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
