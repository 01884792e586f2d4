import { afterEach, beforeEach, describe, expect, jest, test } from '@jest/globals';
import { forgetOutbox, tabOutbox } from '#lib/realtime/client/outbox-store.ts';
import { RestoredSends } from '#lib/realtime/client/restored-sends.ts';
import type { Send } from '#lib/realtime/client/outbox-store.ts';
import type { Acknowledgement } from '#lib/realtime/events.ts';
import { memoryStorage } from './memory-storage.ts';

const WRITTEN = 1_000_000;
const send = (key: string, angelId = 'anna'): Send => ({
  key,
  event: 'chat',
  payload: { idClient: key, angelId, msg: 'Ciao' },
  writtenAt: WRITTEN,
});

describe('the tab’s storage', () => {
  test('restores unsent messages in order, for the same member', () => {
    const storage = memoryStorage();
    tabOutbox('one', () => storage).save([send('a'), send('b')]);
    expect(tabOutbox('one', () => storage).load()).toEqual([send('a'), send('b')]);
    expect(tabOutbox('other', () => storage).load()).toEqual([]);
  });

  test('is empty once all are answered, and after a logout', () => {
    const storage = memoryStorage();
    const outbox = tabOutbox('one', () => storage);
    outbox.save([send('a')]);
    outbox.save([]);
    expect(storage.length).toBe(0);
    outbox.save([send('a')]);
    forgetOutbox(() => storage);
    expect(outbox.load()).toEqual([]);
  });

  test('stores the oldest fifty and returns their keys', () => {
    const storage = memoryStorage();
    const many = Array.from({ length: 60 }, (_, n) => send(`n${n}`));
    const stored = tabOutbox('one', () => storage).save(many);
    expect([...stored]).toEqual(many.slice(0, 50).map(({ key }) => key));
  });

  test.each([
    ['no JSON', '{'],
    ['nothing known', '"x"'],
    ['no list', '{"trackerId":"one","sends":{}}'],
    ['other sends', '{"trackerId":"one","sends":[null,1,{"key":1},{"key":"a","event":"read"}]}'],
  ])('with %s is empty', (_, text) => {
    const storage = memoryStorage();
    storage.setItem('outbox', text);
    expect(tabOutbox('one', () => storage).load()).toEqual([]);
  });

  test('that is blocked stores nothing and raises no error', () => {
    const forbidden = tabOutbox('one', () => {
      throw new Error('forbidden');
    });
    expect(forbidden.load()).toEqual([]);
    expect(forbidden.save([send('a')]).size).toBe(0);
  });
});

describe('sends restored from an earlier page', () => {
  beforeEach(() => {
    jest.useFakeTimers({ now: WRITTEN });
  });
  afterEach(() => {
    jest.useRealTimers();
  });
  const again = jest.fn<(send: Send) => Promise<Acknowledgement>>();
  const onStored = jest.fn();
  beforeEach(() => {
    again.mockReset().mockResolvedValue({ ok: true });
    onStored.mockReset();
  });
  const restore = (...left: Send[]) => new RestoredSends(left, again, onStored);

  test('are sent again at once, and shown in their conversation, once', async () => {
    const restored = restore(send('a'), send('b', 'bea'), { ...send('c'), event: 'like' });
    expect(again).toHaveBeenCalledTimes(3);
    const [taken] = restored.take('anna');
    expect(restored.take('bea')).toHaveLength(1);
    expect(taken?.send).toEqual(send('a'));
    expect(await taken?.answer).toEqual({ ok: true });
    expect(restored.take('anna')).toEqual([]);
  });

  test('trigger a fetch once they are stored and were not taken', async () => {
    const restored = restore(send('a'));
    await jest.advanceTimersByTimeAsync(0);
    expect(onStored).toHaveBeenCalledTimes(1);
    expect(restored.take('anna')).toEqual([]);
  });

  test('remain to be shown when refused', async () => {
    const refusal = { ok: false, code: 'card_data_refused', params: {} } as const;
    again.mockResolvedValue(refusal);
    const restored = restore(send('a'));
    await jest.advanceTimersByTimeAsync(0);
    expect(onStored).not.toHaveBeenCalled();
    expect(await restored.take('anna')[0]?.answer).toEqual(refusal);
  });

  test('are shown, not sent, an hour later', async () => {
    jest.setSystemTime(WRITTEN + 3_600_000);
    const [old] = restore(send('a')).take('anna');
    expect(again).not.toHaveBeenCalled();
    expect(await old?.answer).toMatchObject({ code: 'offline' });
  });
});
