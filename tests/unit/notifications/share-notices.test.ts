import { expect, jest, test } from '@jest/globals';
import { SharedNotices } from '#components/notifications/share-notices.ts';

type Asked = { readonly signal?: AbortSignal };

/** A browser's locks: one holder at a time, the others queued. */
function playedLocks(): Pick<LockManager, 'request'> {
  let last: Promise<unknown> = Promise.resolve();
  const request = (_name: string, { signal }: Asked, take: () => Promise<void>) => {
    const mine = last.then(() => {
      signal?.throwIfAborted();
      return take();
    });
    last = mine.catch(() => undefined);
    return mine;
  };
  return { request: request as LockManager['request'] };
}

/** The channels of one browser: a message of a tab is delivered to all others. */
function playedChannels(): (name: string) => BroadcastChannel {
  const open: EventTarget[] = [];
  return () => {
    const channel = Object.assign(new EventTarget(), {
      postMessage: (data: unknown) => {
        for (const other of open) {
          if (other !== channel) other.dispatchEvent(new MessageEvent('message', { data }));
        }
      },
      close: () => void open.splice(open.indexOf(channel), 1),
    });
    open.push(channel);
    return channel as unknown as BroadcastChannel;
  };
}

function tabsOf(agreement: ConstructorParameters<typeof SharedNotices>[1]) {
  return () => {
    const handlers = { onElected: jest.fn(), onNotified: jest.fn(), onDismissed: jest.fn() };
    return { ...handlers, tab: new SharedNotices('me', agreement, handlers) };
  };
}

const settled = () => new Promise((resolve) => setImmediate(resolve));

test('elects one of two visible tabs, and the other once that one is hidden or closed', async () => {
  const open = tabsOf({ locks: playedLocks(), channel: playedChannels() });
  const [one, two] = [open(), open()];
  one.tab.see(true);
  two.tab.see(true);
  await settled();
  expect([one.tab.isLeader, two.tab.isLeader]).toEqual([true, false]);
  one.tab.see(false);
  await settled();
  expect([one.tab.isLeader, two.tab.isLeader]).toEqual([false, true]);
  one.tab.see(true);
  two.tab.close();
  await settled();
  expect([one.tab.isLeader, two.tab.isLeader]).toEqual([true, false]);
  expect([one.onElected.mock.calls.length, two.onElected.mock.calls.length]).toEqual([2, 1]);
});

test('does not elect a tab that was hidden while it waited', async () => {
  const open = tabsOf({ locks: playedLocks() });
  const [one, two, three] = [open(), open(), open()];
  for (const { tab } of [one, two, three]) tab.see(true);
  two.tab.see(false);
  one.tab.see(false);
  await settled();
  expect([two.tab.isLeader, three.tab.isLeader]).toEqual([false, true]);
  expect(two.onElected).not.toHaveBeenCalled();
});

test('sends notified and dismissed keys to the other tabs', () => {
  const open = tabsOf({ channel: playedChannels() });
  const [one, two, closed] = [open(), open(), open()];
  closed.tab.close();
  one.tab.say({ notified: ['m1'] });
  one.tab.say({ dismissed: ['m1'] });
  expect(two.onNotified).toHaveBeenCalledWith(['m1']);
  expect(two.onDismissed).toHaveBeenCalledWith(['m1']);
  expect([one.onNotified, closed.onNotified].some(({ mock }) => mock.calls.length > 0)).toBe(false);
});

test('makes every tab the leader in a browser without locks and channels', () => {
  const open = tabsOf({});
  const [one, two] = [open(), open()];
  one.tab.see(true);
  two.tab.say({ notified: ['m1'] });
  expect([one.tab.isLeader, two.tab.isLeader]).toEqual([true, true]);
});
