import { setTimeout as sleep } from 'node:timers/promises';
import { recordDisclosures } from '#lib/discovery/record-disclosures.ts';
import { db } from '#lib/db/client.ts';
import { clock } from '#lib/kernel/clock.ts';
import { createMember, type CreatedMember } from '#tests/factories/member.ts';
import { createHostedProfile } from '#tests/factories/profile.ts';
import { openChatClient, type ChatClient } from '#tests/setup/chat-client.ts';
import { grant } from '../chat/purse.ts';

const HOST = 'dolcevita.localhost';
const MESSAGES = 12;
/** How many messages of one client are under way at a time. */
const LANES = 2;
/** Passwords are hashed for each: more at once would only wait for each other. */
const MADE_AT_ONCE = 10;
const CREDITS = 200;

type Seat = { readonly member: CreatedMember; readonly angelId: string };
type Step = { readonly at: number; readonly act: () => void };

export type Crowd = {
  readonly clients: readonly ChatClient[];
  /** Everybody writes all they have to say. Each step runs once that share of it has been acknowledged. */
  readonly write: (steps: readonly Step[]) => Promise<void>;
  readonly close: () => void;
};

/** What each client writes in all. */
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

/** One in eight writes to a hosted profile of their own, the others to each other. */
async function seatsFor(size: number): Promise<readonly Seat[]> {
  const { id: regionId } = await db().region.findFirstOrThrow({ where: { country: 'it' } });
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

/** At least so many members at their threads, each line through one of these ports in turn. */
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
          // Nobody types as fast as a loop: the steps fall among sends under way.
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
