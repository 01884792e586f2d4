import type { Brand } from '../brands/schema.ts';
import { inTransaction } from '../db/client.ts';
import type { Prisma } from '../db/generated/client.ts';
import type { MemberViewer } from '../identity/viewer.ts';
import { fail, type ErrorCode } from '../kernel/errors.ts';
import { hashSecret } from '../kernel/ids.ts';
import { enqueueMail } from '../mail/enqueue-mail.ts';
import { wakeJobs } from '../queue/wake.ts';
import { mailKey, sharerOf, withdrawDateMail } from './date-mails.ts';

/** Unless the mail about the missed check-in was never sent, the trusted person learns that it is made. */
async function notifySafe(
  tx: Prisma.TransactionClient,
  date: Prisma.SharedDateGetPayload<object>,
  now: Date,
): Promise<void> {
  const { id, brandId, profileId, contactEmail: to } = date;
  const { memberId, locale, firstName } = await sharerOf(tx, profileId);
  const withdrawn = await withdrawDateMail(tx, 'date_missed', { id, memberId });
  if (withdrawn || date.contactAgreedAt === null) return;
  await enqueueMail(tx, {
    brandId,
    template: 'date_safe',
    locale,
    to,
    at: now,
    data: { firstName },
    dedupeKey: mailKey('date_safe', { id, memberId }),
  });
}

async function checkIn(
  where: Prisma.SharedDateWhereInput,
  unknown: ErrorCode,
  now: Date,
): Promise<void> {
  await inTransaction(async (tx) => {
    const found = await tx.sharedDate.findFirst({ where, select: { id: true } });
    if (found === null) return fail(unknown);
    // The due work that marks it as missed holds the same lock: one of the two sees what the other wrote.
    await tx.$queryRaw`select 1 from shared_dates where id = ${found.id}::uuid for no key update`;
    // An erasure may have deleted it meanwhile.
    const date = await tx.sharedDate.findUnique({ where: { id: found.id } });
    if (date === null) return fail(unknown);
    if (date.state === 'checked_in') return;
    if (date.state === 'canceled') return fail('date_ended');
    await tx.sharedDate.update({
      where: { id: date.id },
      data: { state: 'checked_in', stateAt: now, dueAt: null },
    });
    const { memberId } = await sharerOf(tx, date.profileId);
    await withdrawDateMail(tx, 'date_check_in', { id: date.id, memberId });
    if (date.state === 'missed') await notifySafe(tx, date, now);
  });
  wakeJobs();
}

/**
 * A member says on the site that they are fine, also after the check-in was missed. A repetition changes nothing. Raises
 * `not_found` for another member's date, and `date_ended` for a canceled one.
 */
export function checkInAsMember(viewer: MemberViewer, id: string, now: Date): Promise<void> {
  return checkIn({ id, profileId: viewer.profileId }, 'not_found', now);
}

/**
 * The same by the button of the page that the reminder links to, without a session: who holds the link can say nothing
 * else. Raises `token_expired` when it is unknown, too old or of another brand.
 */
export function checkInByLink(brand: Brand, token: string, now: Date): Promise<void> {
  const where = { checkInHash: hashSecret(token), brandId: brand.id, expiresAt: { gt: now } };
  return checkIn(where, 'token_expired', now);
}
