import { EventEmitter } from 'node:events';
import { afterEach, beforeEach, expect, jest, test } from '@jest/globals';
import type { Server, Socket } from 'socket.io';
import type { MemberViewer } from '#lib/identity/viewer.ts';
import { clock } from '#lib/kernel/clock.ts';
import { PRESENCE_GONE_MS } from '#lib/realtime/limits.ts';
import { presenceOf } from '#lib/realtime/publish-presence.ts';

beforeEach(() => {
  jest.useFakeTimers();
});
afterEach(() => {
  jest.useRealTimers();
  clock.setOffset(0);
});

/** Presence on an instance without sockets of its own; `ask` answers which sockets the other instances have. */
function start(ask: (memberRoom: string) => Promise<readonly unknown[]>) {
  const published: unknown[] = [];
  const io = {
    sockets: { adapter: { rooms: new Map() } },
    in: (room: string) => ({ fetchSockets: () => ask(room) }),
    to: () => ({ emit: (_: string, payload: unknown) => published.push(payload) }),
  };
  const presence = presenceOf(io as unknown as Server, true);
  const leave = (name: string) => {
    const socket = new EventEmitter();
    presence.came(
      socket as unknown as Socket,
      { memberId: name, angelId: `angel-${name}` } as MemberViewer,
    );
    socket.emit('disconnect');
  };
  return { presence, published, leave };
}

const seconds = (count: number) => jest.advanceTimersByTimeAsync(count * 1_000);
const offline = (name: string) => ({ angelId: `angel-${name}`, online: false });

test('20: members who left while Redis was away are shown as offline once it answers', async () => {
  let isAway = true;
  const { presence, published, leave } = start(() =>
    isAway ? Promise.reject(new Error('Redis is away')) : Promise.resolve([]),
  );
  leave('ada');
  leave('eva');
  await seconds(PRESENCE_GONE_MS / 1_000 + 2);
  expect(published).toEqual([]);
  isAway = false;
  await seconds(2);
  expect(published).toEqual([offline('ada'), offline('eva')]);
  presence.end();
});

test('20: one whose sockets cannot be asked for keeps nobody else online', async () => {
  const { presence, published, leave } = start((room) =>
    room.includes('ada') ? Promise.reject(new Error('no answer')) : Promise.resolve([]),
  );
  leave('ada');
  leave('eva');
  await seconds(PRESENCE_GONE_MS / 1_000 + 2);
  expect(published).toEqual([offline('eva')]);
  presence.end();
});

test('20: a member who comes back while the other instances are asked stays online', async () => {
  const answer = Promise.withResolvers<readonly unknown[]>();
  const { presence, published, leave } = start(() => answer.promise);
  leave('ada');
  await seconds(PRESENCE_GONE_MS / 1_000 + 1);
  leave('ada');
  answer.resolve([]);
  await seconds(2);
  expect(published).toEqual([]);
  presence.end();
});
