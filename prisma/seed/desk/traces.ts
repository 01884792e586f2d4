import type { Prisma, PrismaClient } from '../../../lib/db/generated/client.ts';
import { after, DAY, HOUR, MINUTE } from '../../../lib/kernel/clock.ts';
import { newId } from '../../../lib/kernel/ids.ts';
import { warnMember } from '../../../lib/moderation/measures/warn-member.ts';
import { writeNote } from '../../../lib/staff/write-note.ts';
import { randomOf } from '../world/random.ts';
import { mainBrands, type Staff } from './cast.ts';
import { peopleOf, type SeedMember } from './people.ts';

const DAYS = 14;

const ACCESSES = [
  ['care', 'GET /api/desk/members/{trackerId}', 'Ticket about a missing pack'],
  ['care', 'GET /api/desk/members/{trackerId}/timeline', 'Asks why the account was charged twice'],
  ['care', 'GET /api/desk/members/{trackerId}/credits', 'Credits after a purchase'],
  ['moderator', 'GET /api/desk/members/{trackerId}', 'Reported three times this week'],
  ['operator', 'GET /api/desk/conversations/{id}', 'Answering as the profile'],
  ['finance', 'GET /api/desk/orders/{orderId}', 'Dispute that is due soon'],
  ['admin', 'GET /api/desk/members/{trackerId}', 'Complaint to the management'],
] as const satisfies readonly (readonly [keyof Staff, string, string])[];

const NOTES = [
  'Rang twice about the same charge. Explained; friendly.',
  'Says that the photo is ten years old. Asked for a newer one.',
  'Writes late at night and in a hurry. Please answer in short sentences.',
];

type Past = { readonly db: PrismaClient; readonly staff: Staff; readonly now: Date };
type Known = SeedMember & { readonly brandId: string };

/** Logged accesses to members' data, each with its purpose, over two weeks. */
async function seedAccesses({ db, staff, now }: Past, people: readonly Known[]): Promise<void> {
  const random = randomOf('looks');
  const data = Array.from({ length: 90 }, (): Prisma.AuditEntryCreateManyInput => {
    const [role, action, purpose] = random.pick(ACCESSES);
    const { memberId: subject, brandId } = random.pick(people);
    const at = after(now, -random.between(20, DAYS * 24 * 60) * MINUTE);
    const entry = { id: newId(at.getTime()), actor: staff[role], action, subject, data: {} };
    return { ...entry, purpose, brandId, requestId: newId(at.getTime()), at };
  });
  await db.auditEntry.createMany({ data });
}

async function actions({ staff, now }: Past, people: readonly Known[]): Promise<void> {
  for (const [index, text] of NOTES.entries()) {
    const who = people[index * 7];
    if (!who) continue;
    const at = after(now, -(index * 3 + 1) * DAY);
    await writeNote({
      memberId: who.memberId,
      text,
      actor: staff.care,
      purpose: 'Letter',
      now: at,
    });
  }
  const warned = people[11];
  if (!warned) return;
  await warnMember({
    memberId: warned.memberId,
    reason: 'harassment',
    details: '',
    actor: staff.moderator,
    purpose: 'Report upheld',
    now: after(now, -2 * DAY),
  });
}

/** Failed work: a bounced mail, a notification without a device, a data copy that could not be made. */
async function failures({ db, now }: Past, people: readonly Known[]): Promise<void> {
  const [one, two, three] = people.slice(20);
  if (!one || !two || !three) return;
  const at = after(now, -19 * HOUR);
  const id = newId(at.getTime());
  await db.mailMessage.create({
    data: {
      id,
      brandId: one.brandId,
      template: 'confirm_email',
      locale: 'it',
      toAddress: one.email,
      data: {},
      dedupeKey: `demo-failed:${id}`,
      state: 'failed',
      attempts: 5,
      dueAt: at,
      createdAt: at,
      lastError: '550 5.1.1 mailbox unavailable',
    },
  });
  await db.notice.create({
    data: {
      id: newId(at.getTime()),
      memberId: two.memberId,
      brandId: two.brandId,
      channel: 'push',
      cause: 'message',
      since: at,
      messages: 1,
      state: 'failed',
      attempts: 4,
      dueAt: at,
      createdAt: at,
      lastError: '410 subscription has expired',
    },
  });
  await db.dataExport.create({
    data: {
      id: newId(at.getTime()),
      memberId: three.memberId,
      requestedBy: 'member',
      attempts: 3,
      state: 'failed',
      objectKey: `demo-${id}`,
      dueAt: at,
      requestedAt: at,
    },
  });
}

const FAULTS = [
  [40, 'POST /api/users/login', 429, 6, {}],
  [40, 'POST /api/orders/charge', 402, 412, { code: 'card_declined' }],
  [40, 'a mail was put off', null, null, { err: '451 4.7.1 try again later', attempt: 2 }],
  [50, 'POST /api/upload/{trackerId}', 500, 2_114, { code: 'unavailable' }],
  [40, 'GET /api/dispenser/match', 200, 1_830, { slow: true }],
  [50, 'refund submission failed', null, null, { err: 'socket hang up', provider: 'paypal' }],
] as const;

async function lines({ db, now }: Past, people: readonly Known[]): Promise<void> {
  const random = randomOf('lines');
  const data = Array.from({ length: 40 }, (): Prisma.LogLineCreateManyInput => {
    const [level, event, status, ms, more] = random.pick(FAULTS);
    const { brandId, memberId } = random.pick(people);
    const at = after(now, -random.between(60, 12 * 24 * 60) * MINUTE);
    const line = { id: newId(at.getTime()), at, level, instance: 'web-1', event, status, ms };
    return { ...line, requestId: newId(at.getTime()), brandId, about: memberId, data: more };
  });
  await db.logLine.createMany({ data });
}

/** Traces of staff work: accesses, notes, failures; if staff have written notes, nothing is added. */
export async function seedTraces(past: Past): Promise<void> {
  const { db } = past;
  if ((await db.memberNote.count()) > 0) return;
  const found = await Promise.all(
    mainBrands.map(async (brand) => {
      const people = await peopleOf(db, brand);
      return people.map((who): Known => ({ ...who, brandId: brand.id }));
    }),
  );
  const people = found.flat();
  await seedAccesses(past, people);
  await actions(past, people);
  await failures(past, people);
  await lines(past, people);
}
