import { setTimeout as sleep } from 'node:timers/promises';
import { recordDisclosures } from '#lib/disclosure/record-disclosures.ts';
import { clock } from '#lib/kernel/clock.ts';
import { createMember, type CreatedMember } from '#tests/factories/member.ts';
import { createHostedProfile } from '#tests/factories/profile.ts';
import { openChatClient, type ChatClient } from '#tests/setup/chat-client.ts';
import { firstRegion } from '../../factories/first-region.ts';
import { grant } from '../chat/purse.ts';

const HOST = 'dolcevita.localhost';
const MESSAGES = 12;
/** Concurrent messages of one client. */
const LANES = 2;
/** A password is hashed for each member: more at once would only queue. */
const MADE_AT_ONCE = 10;
const CREDITS = 200;

type Seat = { readonly member: CreatedMember; readonly angelId: string };
type Step = { readonly at: number; readonly act: () => void };

export type Crowd = {
  readonly clients: readonly ChatClient[];
  /** All clients send all their messages. Each step runs once its share of them has been acknowledged. */
  readonly write: (steps: readonly Step[]) => Promise<void>;
  readonly close: () => void;
};

/** The number of messages that each client sends. */
export const messagesEach = MESSAGES;

async function pair(): Promise<readonly Seat[]> {
  const [man, woman] = await Promise.all([
    createMember({ gender: 'man' }),
    createMember({ gender: 'woman' }),
  ]);
  return [
    { member: man, angelId: woman.angelId },
    { member: woman, angelId: man.angelId },
  ];
}

async function withHosted(regionId: number): Promise<readonly Seat[]> {
  const [member, profile] = await Promise.all([
    createMember({ regionId }),
    createHostedProfile({ regionId }),
  ]);
  const shown = [{ id: profile.profileId, kind: 'hosted' }];
  await recordDisclosures(member.memberId, shown, 'thread', clock.now());
  return [{ member, angelId: profile.publicId }];
}

/** For every eight members who write to each other in pairs, one writes to a hosted profile of their own. */
async function seatsFor(size: number): Promise<readonly Seat[]> {
  const { id: regionId } = await firstRegion('it');
  const seats: Seat[] = [];
  while (seats.length < size) {
    const made = await Promise.all(
      Array.from({ length: MADE_AT_ONCE }, (_, n) => (n % 5 === 4 ? withHosted(regionId) : pair())),
    );
    seats.push(...made.flat());
  }
  for (const { member } of seats) await grant(member, 'free', CREDITS);
  return seats;
}

/** At least `size` members in their conversations; their connections use the ports in rotation. */
export async function openCrowd(size: number, ports: readonly number[]): Promise<Crowd> {
  const seats = await seatsFor(size);
  const clients = seats.map((seat, n) =>
    openChatClient({ ...seat, port: ports[n % ports.length] ?? 0, host: HOST }),
  );
  const acknowledged = (): number =>
    clients.reduce((sum, client) => sum + client.acknowledged.size, 0) /
    (clients.length * MESSAGES);
  return {
    clients,
    write: async (steps) => {
      const due = [...steps].sort((a, b) => a.at - b.at);
      const lane = async (client: ChatClient, first: number): Promise<void> => {
        for (let n = first; n < MESSAGES; n += LANES) {
          await client.say(`Eccomi, ${'abcdefghijklmno'.charAt(n)}`);
          while (due[0] !== undefined && acknowledged() >= due[0].at) due.shift()?.act();
          // Slower than a plain loop, so that the steps run while sends are under way.
          await sleep(5);
        }
      };
      const lanes = Array.from({ length: LANES }, (_, first) => first);
      await Promise.all(clients.flatMap((client) => lanes.map((first) => lane(client, first))));
    },
    close: () => {
      for (const client of clients) client.close();
    },
  };
}
