import type { MailMessage } from '../db/generated/client.ts';
import { db } from '../db/client.ts';
import { MAIL_KINDS, type MailTemplate } from '../mail/templates.ts';
import { isSuppressed, isUnreachable } from '../mail/suppression.ts';

/** Whether the recipient accepts notices by mail and has not been active since this one was written. */
async function wantsNotice({ brandId, toAddress, createdAt }: MailMessage): Promise<boolean> {
  const member = await db().user.findUnique({
    where: { brandId_emailNormalised: { brandId, emailNormalised: toAddress.toLowerCase() } },
    select: { state: true, notifyEmail: true, lastActivityAt: true },
  });
  if (member?.state !== 'active' || member.notifyEmail === false) return false;
  return member.lastActivityAt === null || member.lastActivityAt < createdAt;
}

/** Checked right before a mail is sent: much may have changed since it was enqueued. */
export async function isStillWanted(mail: MailMessage, template: MailTemplate): Promise<boolean> {
  const { brandId, toAddress } = mail;
  switch (MAIL_KINDS[template]) {
    case 'transactional':
      return true;
    case 'marketing':
      return !(await isSuppressed(brandId, toAddress));
    case 'notice':
      return !(await isUnreachable(brandId, toAddress)) && wantsNotice(mail);
  }
}
