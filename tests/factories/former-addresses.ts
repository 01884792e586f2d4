import { db } from '#lib/db/client.ts';
import { newId } from '#lib/kernel/ids.ts';
import type { CreatedMember } from './member.ts';

const day = (number: number) => new Date(Date.UTC(2026, 2, number));

/**
 * Two changes of a member's address, one of them undone, and a pending third, with mails before and after
 * each. Deletes the member's other mails. Returns the mails that belong to the member, oldest first.
 */
export async function mailAtFormerAddresses({ memberId, brandId, email }: CreatedMember) {
  const change = async (oldEmail: string, newEmail: string, rest: object) => {
    const id = newId();
    const ids = { id, memberId, brandId, confirmHash: id };
    const dates = { createdAt: day(2), mailedAt: day(2), confirmBy: day(3) };
    await db().emailChange.create({
      data: { ...ids, oldEmail, newEmail, state: 'done', ...dates, ...rest },
    });
    return id;
  };
  const mail = async (toAddress: string, createdAt: Date, key = newId()) => {
    const row = { template: 'welcome', locale: 'it', data: {}, state: 'sent' } as const;
    const ids = { id: newId(), brandId, dedupeKey: `change-email:${key}:${newId()}` };
    const dates = { dueAt: createdAt, createdAt };
    await db().mailMessage.create({ data: { ...ids, toAddress, ...row, ...dates } });
    return { id: ids.id, toAddress };
  };
  const [first, undone, never] = ['first', 'undone', 'never'].map(
    (name) => `${name}-${newId()}@example.test`,
  ) as [string, string, string];
  await change(first, email, { changedAt: day(5) });
  await change(email, undone, { state: 'undone', changedAt: day(10), undoneAt: day(12) });
  const unconfirmed = await change(email, never, { state: 'waiting' });
  await db().mailMessage.deleteMany({ where: { toAddress: email } });
  const theirs = [
    await mail(first.toUpperCase(), day(4)),
    await mail(never, day(6), unconfirmed),
    await mail(undone, day(11)),
    await mail(email, day(20)),
  ];
  await mail(first, day(6));
  await mail(undone, day(13));
  await mail(never, day(6));
  return { theirs };
}
