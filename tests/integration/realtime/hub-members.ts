import { afterAll, afterEach, beforeAll, beforeEach } from '@jest/globals';
import { clock } from '#lib/kernel/clock.ts';
import { createMember, type CreatedMember } from '#tests/factories/member.ts';
import { connectMember, type Acked, type SocketMember } from '#tests/setup/socket-member.ts';
import { HOST, startInProcessHub, type Hub } from './in-process-hub.ts';

/** A hub for a test file, with two new members for each test. Their devices are closed after the test. */
export function hubWithMembers() {
  let hub: Hub;
  let members: readonly [CreatedMember, CreatedMember];
  const open: SocketMember[] = [];
  beforeAll(async () => {
    hub = await startInProcessHub();
  });
  afterAll(() => hub.stop());
  beforeEach(async () => {
    members = await Promise.all([createMember(), createMember({ gender: 'woman' })]);
  });
  afterEach(() => {
    clock.setOffset(0);
    for (const device of open.splice(0)) device.close();
  });
  return {
    knock: (with_: Parameters<Hub['knock']>[0]) => hub.knock(with_),
    port: () => hub.port,
    /** A man and a woman who have no conversation yet. */
    members: () => members,
    connect: async (member: Pick<CreatedMember, 'token'>): Promise<SocketMember> => {
      const device = await connectMember(hub.port, HOST, member.token);
      open.push(device);
      return device;
    },
  };
}

export const emit = (device: SocketMember, event: string, ...args: unknown[]): Promise<Acked> =>
  device.socket.timeout(60_000).emitWithAck(event, ...args) as Promise<Acked>;

export const closed = (device: SocketMember): Promise<unknown> =>
  new Promise((resolve) => device.socket.once('disconnect', resolve));
