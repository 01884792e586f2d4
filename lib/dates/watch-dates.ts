import { brandLink } from '../brands/links.ts';
import { inTransaction } from '../db/client.ts';
import { after, MINUTE } from '../kernel/clock.ts';
import { hashSecret, newSecret } from '../kernel/ids.ts';
import { enqueueMail } from '../mail/enqueue-mail.ts';
import { claimDue, forEachLeased, type DueRows, type Leased } from '../queue/claim-due.ts';
import type { DueWork } from '../queue/due-work.ts';
import { wakeJobs } from '../queue/wake.ts';
import { mailKey, sharerOf } from './date-mails.ts';
import { CHECK_IN_GRACE_MS, SHARED_DATE_LINK_MS } from './limits.ts';

export const DATES_TO_WATCH: DueRows = {
  name: 'claim-shared-dates',
  table: 'shared_dates',
  brand: 'brand_id',
  due: 'due_at',
  where: 'due_at is not null',
  leaseMs: MINUTE,
  returning: 't.reminded_at is not null as reminded',
};

type Claimed = Leased & { readonly reminded: boolean };

/** Mails the check-in link. The grace period begins now, so that a late worker leaves no member without it. */
async function remind({ leaseKey: id, leasedUntil }: Claimed, now: Date): Promise<void> {
  const secret = newSecret();
  const dueAt = after(now, CHECK_IN_GRACE_MS);
  await inTransaction(async (tx) => {
    const { count } = await tx.sharedDate.updateMany({
      where: { id, state: 'planned', dueAt: leasedUntil },
      data: {
        remindedAt: now,
        checkInHash: hashSecret(secret),
        dueAt,
        expiresAt: after(dueAt, SHARED_DATE_LINK_MS),
      },
    });
    if (count === 0) return;
    const { brandId, profileId } = await tx.sharedDate.findUniqueOrThrow({ where: { id } });
    const { memberId, email, locale } = await sharerOf(tx, profileId);
    await enqueueMail(tx, {
      brandId,
      template: 'date_check_in',
      locale,
      to: email,
      at: now,
      data: { link: brandLink(brandId, `/checkIn?token=${secret}`, locale) },
      dedupeKey: mailKey('date_check_in', { id, memberId }),
    });
  });
}

/**
 * Marks the check-in as missed and mails the trusted person what was shared, if they agreed. Their link stays valid, but
 * only its hash is stored, so the mail contains the plan itself.
 */
async function miss({ leaseKey: id, leasedUntil }: Claimed, now: Date): Promise<void> {
  await inTransaction(async (tx) => {
    const { count } = await tx.sharedDate.updateMany({
      where: { id, state: 'planned', dueAt: leasedUntil },
      data: {
        state: 'missed',
        stateAt: now,
        dueAt: null,
        expiresAt: after(now, SHARED_DATE_LINK_MS),
      },
    });
    if (count === 0) return;
    const date = await tx.sharedDate.findUniqueOrThrow({ where: { id } });
    if (date.contactAgreedAt === null) return;
    const { brandId, withName: name, place, meetAt, checkInAt } = date;
    const { memberId, locale, firstName } = await sharerOf(tx, date.profileId);
    const times = { meetAt: meetAt.toISOString(), checkInAt: checkInAt.toISOString() };
    await enqueueMail(tx, {
      brandId,
      template: 'date_missed',
      locale,
      to: date.contactEmail,
      at: now,
      data: { firstName, name, place, ...times },
      dedupeKey: mailKey('date_missed', { id, memberId }),
    });
  });
}

/**
 * Due work: reminds of the check-in at its time, and notifies the trusted person once the grace period has passed. State
 * and mail are one transaction: a process that dies leaves both or neither, and the row falls due again.
 */
export const watchDatesWork: DueWork = {
  name: 'shared dates',
  run: async (now, limit) => {
    const claims = await claimDue<Claimed>(DATES_TO_WATCH, now, limit);
    await forEachLeased(DATES_TO_WATCH, claims, (claim) =>
      claim.reminded ? miss(claim, now) : remind(claim, now),
    );
    if (claims.length > 0) wakeJobs();
    return claims.length;
  },
};
