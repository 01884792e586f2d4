import { beforeEach, describe, expect, test } from '@jest/globals';
import { db } from '#lib/db/client.ts';
import { clock } from '#lib/kernel/clock.ts';
import { blockMember } from '#lib/moderation/measures/block-member.ts';
import { upholdReport } from '#lib/moderation/reports/decide-report.ts';
import { reportProfile } from '#lib/moderation/reports/report-profile.ts';
import { restrictText } from '#lib/moderation/texts/restrict-text.ts';
import { rejectPhoto } from '#lib/moderation/photos/review-photo.ts';
import { warnMember } from '#lib/moderation/measures/warn-member.ts';
import { reactivateMember } from '#lib/staff/reactivate-member.ts';
import { createPair } from '#tests/factories/conversation-pair.ts';
import type { CreatedMember } from '#tests/factories/member.ts';
import { addPhoto } from '#tests/factories/profile.ts';
import { viewerOf } from '../chat/chat-helpers.ts';

const now = clock.now();
const by = { actor: 'operator:test', purpose: 'a test', now } as const;
const decision = { details: 'Così no.', ...by } as const;

let ugo: CreatedMember;
let anna: CreatedMember;
let photoId = '';
let reportId = '';

async function reported(): Promise<string> {
  const about = {
    angelId: ugo.angelId,
    reason: 'scam',
    details: 'Look',
    surface: 'profile',
  } as const;
  await reportProfile({ viewer: await viewerOf(anna), ...about, now });
  const { id } = await db().report.findFirstOrThrow({ where: { reportedId: ugo.profileId } });
  return id;
}

beforeEach(async () => {
  [ugo, anna] = await createPair(10);
  const objectKey = await addPhoto(ugo.profileId, now, 'pending');
  photoId = (await db().photo.findFirstOrThrow({ where: { objectKey } })).id;
  reportId = await reported();
});

/** All rows that a decision about Ugo may change. */
async function everything(): Promise<unknown> {
  const { memberId, profileId: id, email } = ugo;
  return Promise.all([
    db().user.findUnique({ where: { id: memberId } }),
    db().profile.findUnique({ where: { id } }),
    db().photo.findMany({ where: { profileId: id } }),
    db().photoRemoval.count(),
    db().report.findUnique({ where: { id: reportId } }),
    db().session.findMany({ where: { memberId } }),
    db().memberMeasure.count({ where: { memberId } }),
    db().mailMessage.count({ where: { toAddress: { in: [email, anna.email] } } }),
    db().auditEntry.count(),
  ]);
}

/** Makes inserts into a table fail, as on a full disk, while `work` runs. */
async function whileFull(table: string, work: () => Promise<void>): Promise<void> {
  const client = db();
  await client.$executeRawUnsafe(`create or replace function refuse_rows() returns trigger
    language plpgsql as $$ begin raise exception 'full'; end $$`);
  await client.$executeRawUnsafe(`create trigger full_now before insert on ${table}
    for each row execute function refuse_rows()`);
  try {
    await work();
  } finally {
    await client.$executeRawUnsafe(`drop trigger full_now on ${table}`);
  }
}

type Action = () => Promise<void>;
const uphold = (consequence: Parameters<typeof upholdReport>[0]['consequence']): Promise<void> =>
  upholdReport({ reportId, consequence, ...by });

const ACTIONS: readonly (readonly [string, Action])[] = [
  ['a warning', () => warnMember({ memberId: ugo.memberId, reason: 'scam', ...decision })],
  [
    'hidden words',
    () => {
      const { memberId, angelId } = ugo;
      return restrictText({ memberId, angelId, reason: 'advertising', ...decision });
    },
  ],
  [
    'a closed account',
    () => {
      const { memberId, profileId } = ugo;
      return blockMember({ memberId, profileId, reason: 'threat', ...decision });
    },
  ],
  ['a refused photo', () => rejectPhoto({ photoId, reason: 'nudity', ...by })],
  ['a report: words', () => uphold({ kind: 'text', reason: 'insult' })],
  ['a report: photo', () => uphold({ kind: 'photo', photoId, reason: 'nudity' })],
  ['a report: account', () => uphold({ kind: 'disabled' })],
];

describe('a decision about a member and its notification', () => {
  const cases = ACTIONS.flatMap(([name, action]) =>
    ['mail_messages', 'audit_entries'].map((table) => [name, table, action] as const),
  );

  test.each(cases)('%s: is rolled back when %s accepts no row', async (_, table, action) => {
    const before = await everything();
    await whileFull(table, () => expect(action()).rejects.toThrow('full'));
    expect(await everything()).toEqual(before);
    await action();
    expect(await everything()).not.toEqual(before);
  });

  test('reactivates an account only together with its mail', async () => {
    const { memberId, profileId, publicId: trackerId } = ugo;
    await blockMember({ memberId, profileId, reason: 'threat', ...decision });
    const before = await everything();
    const open = () => reactivateMember({ trackerId, reason: 'mistake', ...by });
    await whileFull('mail_messages', () => expect(open()).rejects.toThrow('full'));
    expect(await everything()).toEqual(before);
    await open();
    expect(await db().user.findUnique({ where: { id: memberId } })).toMatchObject({
      state: 'active',
    });
  });

  test('rolls back the whole decision when the photo belongs to another member or does not exist', async () => {
    const objectKey = await addPhoto(anna.profileId, now);
    const { id } = await db().photo.findFirstOrThrow({ where: { objectKey } });
    const before = await everything();
    for (const other of [id, reportId, 'no id']) {
      const action = uphold({ kind: 'photo', photoId: other, reason: 'nudity' });
      await expect(action).rejects.toMatchObject({ code: 'not_found' });
    }
    expect(await everything()).toEqual(before);
  });

  test('refuses a second decision on the same report and applies no restriction for it', async () => {
    const [first, second] = await Promise.allSettled([
      uphold({ kind: 'text', reason: 'insult' }),
      uphold({ kind: 'disabled' }),
    ]);
    const kind = first.status === 'fulfilled' ? 'text' : 'disabled';
    expect([first.status, second.status].sort()).toEqual(['fulfilled', 'rejected']);
    expect(await db().report.findUnique({ where: { id: reportId } })).toMatchObject({
      consequence: kind,
    });
    const { state } = await db().user.findUniqueOrThrow({ where: { id: ugo.memberId } });
    const { textState } = await db().profile.findUniqueOrThrow({ where: { id: ugo.profileId } });
    expect([state === 'disabled', textState === 'rejected']).toEqual([
      kind === 'disabled',
      kind === 'text',
    ]);
  });
});
