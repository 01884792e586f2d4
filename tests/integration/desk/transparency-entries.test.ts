import { beforeEach, expect, test } from '@jest/globals';
import { auditEntry } from '#lib/audit/audit-entry.ts';
import { db } from '#lib/db/client.ts';
import { periodOf } from '#lib/desk/transparency/period.ts';
import { readTransparency } from '#lib/desk/transparency/read-transparency.ts';
import { DAY, HOUR } from '#lib/kernel/clock.ts';
import { newId } from '#lib/kernel/ids.ts';
import { createMember } from '../../factories/member.ts';

/** A day of its own for each test: the log is append-only. */
let day = Date.UTC(2024, 0, 1);
beforeEach(() => {
  day += 7 * DAY;
});

const at = (hours: number): Date => new Date(day + hours * HOUR);

const period = () => {
  const text = new Date(day).toISOString().slice(0, 10);
  return periodOf({ from: text, to: text }, { brandIds: [] });
};

async function log(
  action: string,
  hours: number,
  data: object = {},
  actor = 'operator:one',
  subject = newId(),
  requestId: string | null = null,
) {
  const entry = { actor, action, subject, data: { ...data }, now: at(hours) };
  const row = auditEntry({ ...entry, brandId: 'dolcevita' });
  await db().auditEntry.create({ data: { ...row, requestId } });
}

test('restrictions are after a notice by their request, also over midnight, and accounts are counted together', async () => {
  const inRequest = (action: string, hours: number, data: object, requestId: string) =>
    log(action, hours, data, 'operator:one', newId(), requestId);
  const [one, two, three] = [newId(), newId(), newId()];
  // One report, after which an account was closed and a photo refused.
  await inRequest('report.uphold', 3, { reason: 'fake' }, one);
  await inRequest('disable_member', 3, { reason: 'scam' }, one);
  await inRequest('photo.reject', 3, { reason: 'nudity' }, one);
  await inRequest('report.uphold', -0.001, { reason: 'scam' }, two);
  await inRequest('block_member', 0.001, { reason: 'scam' }, two);
  await inRequest('report.dismiss', 4, { reason: 'scam' }, three);
  await inRequest('block_member', 4, { reason: 'scam' }, three);
  await log('photo.reject', 5, { reason: 'nudity' });
  await log('photo.reject', 6);
  const { measures } = await readTransparency(period());
  expect(measures).toEqual([
    { what: 'account', reason: 'scam', afterNotice: 2, ownInitiative: 1, automated: 0 },
    { what: 'photo', reason: 'nudity', afterNotice: 1, ownInitiative: 1, automated: 0 },
    { what: 'photo', reason: 'other', afterNotice: 0, ownInitiative: 1, automated: 0 },
  ]);
});

test('what an early entry does not say is read from the report while it exists, and only that', async () => {
  const { profileId: reporterId } = await createMember();
  const stored = async (reason: 'scam' | 'hate', hours: number) => {
    const id = newId();
    const { profileId: reportedId } = await createMember();
    const about = { brandId: 'dolcevita', reporterId, reportedId };
    const decided = { state: 'dismissed', decidedAt: at(9), decidedBy: 'operator:one' } as const;
    const row = { id, ...about, ...decided, reason, createdAt: at(hours) };
    await db().report.create({ data: { ...row, surface: 'profile', evidence: [] } });
    return id;
  };
  await log('report.dismiss', 9, {}, 'operator:one', await stored('scam', 1));
  // Of the report only what the entry lacks.
  const data = { reason: 'scam' };
  await log('report.dismiss', 9, data, 'operator:one', await stored('hate', 5));
  await log('report.dismiss', 9, { ...data, received: at(3).toISOString() });
  // Deleted: nobody knows when it was received.
  await log('report.dismiss', 9);
  const { notices } = await readTransparency(period());
  const counts = { upheld: 0, acted: 0, open: 0 };
  expect(notices).toEqual([
    { ...counts, reason: 'scam', received: 3, dismissed: 3, medianHours: 6 },
    { ...counts, reason: 'other', received: 0, dismissed: 1, medianHours: null },
  ]);
});
