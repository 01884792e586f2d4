import { setTimeout as sleep } from 'node:timers/promises';
import { db } from '#lib/db/client.ts';
import type { ChatClient } from '#tests/setup/chat-client.ts';
import { ledgerFaults } from '../chat/purse.ts';
import { messagesEach, type Crowd } from './crowd.ts';

const ARRIVED_MS = 30_000;

/** Counters, message numbers and credits of one member's conversation, computed from the underlying rows. */
async function countsOf({ seat: { member } }: ChatClient) {
  const [counts] = await db().$queryRaw<Readonly<Record<string, number>>[]>`
    select coalesce((select unread from inboxes where profile_id = a.profile_id), 0) as inbox,
           a.unread as thread,
           (select count(*)::int from messages m where m.conversation_id = c.id
               and m.sender_id = a.peer_id and m.seq > a.read_seq) as waiting,
           c.last_seq - (select count(*)::int from messages m where m.conversation_id = c.id) as gaps,
           (select coalesce(sum(delta), 0)::int from credit_entries
             where member_id = ${member.memberId}::uuid and reason = 'message')
             + (select sum(cost)::int from messages where sender_id = a.profile_id) as unpaid,
           (select count(*)::int from reply_tasks t
             where t.conversation_id = c.id and t.state = 'due') as tasks
      from participants a join conversations c on c.id = a.conversation_id
     where a.profile_id = ${member.profileId}::uuid`;
  return counts ?? {};
}

/** Messages that were stored but have not reached the client within `ARRIVED_MS`. */
async function missing({ received }: ChatClient, written: readonly number[]) {
  const end = Date.now() + ARRIVED_MS;
  while (received.size < written.length && Date.now() < end) await sleep(50);
  return written.filter((seq) => !received.has(seq));
}

/**
 * The faults found after a run; empty when correct. Every acknowledged message is stored exactly once and
 * paid exactly once, and every member has received what was written to them.
 */
export async function crowdFaults({ clients }: Crowd): Promise<readonly string[]> {
  const faults: string[] = [];
  const note = (what: string, found: unknown, expected: unknown): void => {
    const [a, b] = [JSON.stringify(found), JSON.stringify(expected)];
    if (a !== b) faults.push(`${what}: ${a}, not ${b}`);
  };
  for (const client of clients) {
    const { member, angelId } = client.seat;
    const peer = clients.find(({ seat }) => seat.member.angelId === angelId);
    faults.push(...client.faults, ...(await ledgerFaults(member.memberId)));
    const stored = await db().message.findMany({
      where: { senderId: member.profileId },
      orderBy: { seq: 'asc' },
    });
    const ids = stored.map(({ idClient }) => idClient).sort();
    note('stored and acknowledged', ids, [...client.acknowledged].sort());
    note('stored', ids.length, messagesEach);
    const unread = peer ? messagesEach : 0;
    note('counts', await countsOf(client), {
      inbox: unread,
      thread: unread,
      waiting: unread,
      gaps: 0,
      unpaid: 0,
      tasks: peer ? 0 : 1,
    });
    const written = stored.map(({ seq }) => seq);
    if (peer) note('never came', await missing(peer, written), []);
  }
  return faults;
}
