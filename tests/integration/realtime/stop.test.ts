// [core §7 out restart] [core §8 unavailable]
import { expect, test } from '@jest/globals';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { Server } from 'socket.io';
import { io as connect } from 'socket.io-client';
import { db } from '#lib/db/client.ts';
import { deskChannel } from '#lib/realtime/desk/channel.ts';
import { DESK_NAMESPACE } from '#lib/realtime/desk/name.ts';
import { PendingAnswers } from '#lib/realtime/pending-answers.ts';
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

test.each(['/', DESK_NAMESPACE])(
  'a stop writes what is buffered for sockets of %s',
  async (name) => {
    const http = createServer();
    const server = new Server(http, { transports: ['websocket'], maxHttpBufferSize: 1e8 });
    await new Promise<void>((resolve) => http.listen(0, '127.0.0.1', resolve));
    const { port } = http.address() as AddressInfo;
    const joined = new Promise<void>((resolve) => {
      server.of(name).on('connection', (socket) => {
        const large = 'x'.repeat(1_000_000);
        for (let part = 0; part < 50; part += 1) socket.emit('part', large);
        // While the connection cannot take more, the next event stays in its buffer.
        setImmediate(() => {
          socket.emit('part', 'last');
          resolve();
        });
      });
    });
    const client = connect(`http://127.0.0.1:${port}${name}`, { transports: ['websocket'] });
    let parts = 0;
    client.on('part', () => (parts += 1));
    const gone = new Promise((resolve) => client.once('disconnect', resolve));
    await joined;
    await new PendingAnswers().stop(server);
    await server.close();
    await gone;
    client.close();
    expect(parts).toBe(51);
  },
);

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
