import { afterEach, expect, test } from '@jest/globals';
import { randomUUID } from 'node:crypto';
import { closeCircuit, openCircuit } from '#lib/db/circuit.ts';
import { db } from '#lib/db/client.ts';
import { sessionCache } from '#lib/identity/session-cache.ts';
import { emit, hubWithMembers } from './hub-members.ts';

const { connect, knock, members } = hubWithMembers();

afterEach(closeCircuit);

const REFUSED = { ok: false, code: 'unavailable', params: { retryAfter: 2 } };

test.each(['known', 'not known any more'])(
  '42: an event of a session that is %s is refused with the time of the next try',
  async (session) => {
    const [him, her] = members();
    const device = await connect(him);
    const send = { angelId: her.angelId, msg: 'Ciao', idClient: randomUUID() };
    expect(await emit(device, 'clickid', {})).toMatchObject({ ok: true });
    openCircuit();
    if (session !== 'known') sessionCache.clear();
    expect(await emit(device, 'chat', send)).toMatchObject(REFUSED);
    closeCircuit();
    expect(await emit(device, 'chat', send)).toMatchObject({ ok: true });
    expect(await db().message.count({ where: { idClient: send.idClient } })).toBe(1);
  },
);

test('42: a connection made meanwhile is told to come again, not to log in', async () => {
  const [{ token }] = members();
  sessionCache.clear();
  openCircuit();
  expect(await knock({ token })).toBe('unavailable');
});
