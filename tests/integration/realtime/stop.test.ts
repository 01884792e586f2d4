// [core §7 out restart] [core §8 unavailable]
import { expect, test } from '@jest/globals';
import { db } from '#lib/db/client.ts';
import { deskChannel } from '#lib/realtime/desk/channel.ts';
import { realtime } from '#lib/realtime/port.ts';
import { createMember } from '#tests/factories/member.ts';
import { connectMember, type Acked } from '#tests/setup/socket-member.ts';
import { grant, ledgerFaults } from '../chat/purse.ts';
import { HOST, startInProcessHub } from './in-process-hub.ts';

test('a stop finishes the sends under way, refuses new ones and notifies all devices', async () => {
  const hub = await startInProcessHub();
  const [writer, reader] = await Promise.all([createMember(), createMember({ gender: 'woman' })]);
  await grant(writer, 'free', 100);
  const device = await connectMember(hub.port, HOST, writer.token);
  const closed = new Promise((resolve) => device.socket.once('disconnect', resolve));
  await device.say(reader.angelId, 'Prima');
  const sends = Array.from({ length: 30 }, (_, n) => device.say(reader.angelId, `n. ${n}`));
  // The hub has received all frames once it has answered the first one.
  await sends[0];
  const stopped = hub.stop();
  const late = device.say(reader.angelId, 'Troppo tardi');
  const answers: Acked[] = await Promise.all(sends);
  expect(answers.filter(({ ok }) => !ok)).toEqual([]);
  expect(await late).toMatchObject({ ok: false, code: 'unavailable' });
  expect(await device.next('restart')).toEqual({ reason: 'stop' });
  await Promise.all([stopped, closed]);
  const stored = await db().message.findMany({ where: { senderId: writer.profileId } });
  expect(stored.map(({ seq }) => seq).sort((a, b) => a - b)).toEqual(
    Array.from({ length: 31 }, (_, n) => n + 1),
  );
  expect(await ledgerFaults(writer.memberId)).toEqual([]);
});

test('a verb that runs after the stop uses no socket', async () => {
  const hub = await startInProcessHub();
  const [ofHub, deskOfHub] = [realtime(), deskChannel()];
  await hub.stop();
  expect(realtime()).not.toBe(ofHub);
  expect(deskChannel()).not.toBe(deskOfHub);
  const member = await createMember();
  expect(await realtime().isOnline(member.memberId)).toBe(false);
  realtime().endSessions(['session']);
});
