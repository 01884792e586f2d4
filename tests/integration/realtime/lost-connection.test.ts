import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from '@jest/globals';
import { randomUUID } from 'node:crypto';
import { db } from '#lib/db/client.ts';
import { createMember, type CreatedMember } from '#tests/factories/member.ts';
import { connectMember, type SocketMember } from '#tests/setup/socket-member.ts';
import { grant, reduceCredits, ledgerFaults, purse } from '../chat/purse.ts';
import { ask } from '../http/callers.ts';
import { HOST, startInProcessHub, type Hub } from './in-process-hub.ts';

process.env['RATE_LIMIT_FACTOR'] = '100';

let hub: Hub;
let writer: CreatedMember;
let reader: CreatedMember;
const open: SocketMember[] = [];

beforeAll(async () => {
  hub = await startInProcessHub();
});
afterAll(() => hub.stop());
beforeEach(async () => {
  [writer, reader] = await Promise.all([createMember(), createMember({ gender: 'woman' })]);
});
afterEach(() => {
  for (const device of open.splice(0)) device.close();
});

async function connect({ token }: CreatedMember): Promise<SocketMember> {
  const device = await connectMember(hub.port, HOST, token);
  open.push(device);
  return device;
}

/** Cuts the connection under the socket without a close message, as a lost network does. */
async function cut({ socket }: SocketMember): Promise<void> {
  const gone = new Promise((resolve) => socket.once('disconnect', resolve));
  socket.io.engine.close();
  await gone;
}

type Missed = {
  readonly messages: readonly { readonly seq: number; readonly msg: string | null }[];
  readonly hasMore: boolean;
};
type Changes = {
  readonly messages: readonly { readonly angelId: string }[];
  readonly cursor: string;
};

const call = async <T>(path: string): Promise<T> =>
  JSON.parse((await ask({ key: `GET ${path}`, token: reader.token })).text) as T;
const missedSince = (seq: number, limit = 40) =>
  call<Missed>(
    `/api/get/messages/${reader.publicId}/${writer.angelId}?after=${seq}&limit=${limit}`,
  );
const changedSince = (cursor: string) =>
  call<Changes>(`/api/get/messages/${reader.publicId}?after=${cursor}`);

test('a returning device fetches missed messages by number, each once, in order', async () => {
  await Promise.all([grant(writer, 'free', 20), grant(reader, 'bought', 10)]);
  const [from, before] = [await connect(writer), await connect(reader)];
  for (const text of ['uno', 'due']) await from.say(reader.angelId, text);
  await before.next('chat', ({ seq }: { seq: number }) => seq === 2);
  const { cursor } = await changedSince('0');
  await cut(before);
  for (const text of ['tre', 'quattro', 'cinque']) await from.say(reader.angelId, text);

  const back = await connect(reader);
  const first = await missedSince(2, 2);
  expect(first).toMatchObject({ hasMore: true, messages: [{ seq: 3, msg: 'tre' }, { seq: 4 }] });
  const rest = await missedSince(4, 2);
  expect(rest).toMatchObject({ hasMore: false, messages: [{ seq: 5, msg: 'cinque' }] });
  expect((await changedSince(cursor)).messages.map(({ angelId }) => angelId)).toEqual([
    writer.angelId,
  ]);
  // No messages were buffered for the lost socket: the first event is the new message.
  await from.say(reader.angelId, 'sei');
  expect(await back.next('chat')).toMatchObject({ seq: 6, msg: 'sei' });
  expect(await missedSince(6)).toMatchObject({ messages: [], hasMore: false });
});

test('a send whose answer was lost is repeated under its id, and stored and paid once', async () => {
  await reduceCredits(writer, { free: 1 });
  const [from, to] = [await connect(writer), await connect(reader)];
  const idClient = randomUUID();
  const message = { angelId: reader.angelId, msg: 'Ciao', idClient };
  from.socket.emit('chat', message);
  await to.next('chat');
  await cut(from);

  const again = await connect(writer);
  expect(await again.say(message.angelId, message.msg, idClient)).toMatchObject({
    ok: true,
    seq: 1,
  });
  expect(await db().message.count({ where: { senderId: writer.profileId } })).toBe(1);
  expect(await purse(writer)).toMatchObject({ icebreakers: 0, free: 0 });
  expect(await ledgerFaults(writer.memberId)).toEqual([]);
});

test('connections that break during many sends lose no acknowledged message', async () => {
  await grant(writer, 'free', 100);
  const acknowledged = new Set<number>();
  const ids = Array.from({ length: 36 }, () => randomUUID());
  for (let round = 0; round < 3; round += 1) {
    const from = await connect(writer);
    const lost = new Promise<void>((resolve) =>
      from.socket.once('disconnect', () => {
        resolve();
      }),
    );
    const sends = ids.map(async (idClient, index) => {
      const acked = await Promise.race([from.say(reader.angelId, `n. ${index}`, idClient), lost]);
      if (acked?.seq !== undefined) acknowledged.add(acked.seq);
      if (round < 2 && acknowledged.size >= 10 * (round + 1)) from.socket.io.engine.close();
    });
    await Promise.all(sends);
    expect(from.socket.connected).toBe(round === 2);
  }
  const stored = await db().message.findMany({ where: { senderId: writer.profileId } });
  expect(stored.map(({ seq }) => seq).sort((a, b) => a - b)).toEqual(ids.map((_, n) => n + 1));
  expect(acknowledged.size).toBe(ids.length);
  expect(await ledgerFaults(writer.memberId)).toEqual([]);
});
