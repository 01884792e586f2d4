import { memberByEmail } from '../queries.ts';
import type { Brand } from '../../brands/schema.ts';
import { inTransaction } from '../../db/client.ts';
import { wakeJobs } from '../../queue/wake.ts';
import { after, DAY } from '../../kernel/clock.ts';
import { enqueueMail } from '../../mail/enqueue-mail.ts';
import { issueUnsubscribe } from '../../mailing/issue-unsubscribe.ts';

type Where = { readonly brand: Brand; readonly now: Date };

/**
 * Called with an address that the caller has not proved to own: if it belongs to a member, its mailbox gets
 * the unsubscribe link. At most one such mail a day, because anyone can press the button for any mailbox.
 */
export async function mailLeaveLink({ brand, now }: Where, address: string): Promise<void> {
  const member = await memberByEmail(brand.id, address);
  if (!member || member.state === 'erased') return;
  const { id: memberId, email: to, locale } = member;
  await inTransaction(async (tx) => {
    const since = { gt: after(now, -DAY) };
    const sent = await tx.mailMessage.count({
      where: { brandId: brand.id, toAddress: to, template: 'leave_list', createdAt: since },
    });
    if (sent > 0) return;
    const recipient = { brand, locale, address: to, stops: 'unsubscribe', now } as const;
    const links = await issueUnsubscribe(tx, recipient);
    if (!links) return;
    await enqueueMail(tx, {
      brandId: brand.id,
      template: 'leave_list',
      locale,
      to,
      at: now,
      data: { link: links.page },
      dedupeKey: `leave-list:${memberId}:${now.getTime()}`,
    });
  });
  wakeJobs();
}
