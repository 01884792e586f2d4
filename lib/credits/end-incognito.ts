import { brandLink } from '../brands/links.ts';
import { afterCommit, type Db } from '../db/client.ts';
import { enqueueMail } from '../mail/enqueue-mail.ts';
import { wakeJobs } from '../queue/wake.ts';

/**
 * Call inside the transaction that ends the last paid period. The profile is paused, not shown: a payment that fails must
 * not show to everybody a member who has chosen to be seen by few. The member is notified by mail and by their page.
 */
export async function endIncognito(tx: Db, memberId: string, now: Date): Promise<void> {
  const { count } = await tx.profile.updateMany({
    where: { memberId, incognito: true },
    data: { incognito: false, searchable: false },
  });
  if (count === 0) return;
  await tx.benefitPeriod.updateMany({
    where: { profile: { memberId }, benefit: 'incognito', endedAt: null },
    data: { endedAt: now, endedBy: 'plan_ended' },
  });
  const { brandId, locale, email, state, emailConfirmedAt } = await tx.user.findUniqueOrThrow({
    where: { id: memberId },
    select: { brandId: true, locale: true, email: true, state: true, emailConfirmedAt: true },
  });
  if (state !== 'active' || emailConfirmedAt === null) return;
  await enqueueMail(tx, {
    brandId,
    template: 'incognito_ended',
    locale,
    to: email,
    at: now,
    data: { link: brandLink(brandId, '/profile#visibility', locale) },
    dedupeKey: `incognito-ended:${memberId}:${now.getTime()}`,
  });
  afterCommit(tx, () => {
    wakeJobs();
  });
}
