import { db } from '../db/client.ts';
import type { MailMessage, Prisma } from '../db/generated/client.ts';
import { after, clock, MINUTE } from '../kernel/clock.ts';
import { noticePause, noticePauseColumns } from '../identity/notice-pause.ts';
import { isEmail } from '../identity/email.ts';
import { claimDue, forEachLeased, type DueRows } from '../queue/claim-due.ts';
import type { DueWork } from '../queue/due-work.ts';
import { log } from '../kernel/log.ts';
import { noteOutsideCall } from '../kernel/outside-calls.ts';
import { traced } from '../kernel/tracing.ts';
import { deliver } from './deliver.ts';
import { recordBounce } from './record-bounce.ts';
import { faultOf, isAnswer, isBounce, isFinal, waitAfter } from './retry.ts';
import { isMailTemplate, MAIL_KINDS, type MailTemplate } from '../mail/templates.ts';
import { MAIL_CONNECTIONS } from '../mail/limits.ts';
import { isSuppressed, isUnreachable } from '../mail/suppression.ts';

const ofAddress = ({ brandId, toAddress }: MailMessage) => ({
  brandId_emailNormalised: { brandId, emailNormalised: toAddress.toLowerCase() },
});

/** Whether the recipient has paused all notices: news are among them. */
async function isPaused(mail: MailMessage, now: Date): Promise<boolean> {
  const where = ofAddress(mail);
  const member = await db().user.findUnique({ where, select: noticePauseColumns });
  return member !== null && noticePause(member, now) !== null;
}

/**
 * Whether the recipient accepts notices by mail, has not paused them, and has not been active since this one was
 * written.
 */
async function wantsNotice(mail: MailMessage, now: Date): Promise<boolean> {
  const member = await db().user.findUnique({
    where: ofAddress(mail),
    select: { state: true, notifyEmail: true, lastActivityAt: true, ...noticePauseColumns },
  });
  if (member?.state !== 'active' || member.notifyEmail === false) return false;
  if (noticePause(member, now)) return false;
  return member.lastActivityAt === null || member.lastActivityAt < mail.createdAt;
}

/** Checked right before a mail is sent: much may have changed since it was enqueued. */
async function isStillWanted(
  mail: MailMessage,
  template: MailTemplate,
  now: Date,
): Promise<boolean> {
  const { brandId, toAddress } = mail;
  switch (MAIL_KINDS[template]) {
    case 'transactional':
      return true;
    case 'marketing':
      return !(await isSuppressed(brandId, toAddress)) && !(await isPaused(mail, now));
    case 'notice':
      return !(await isUnreachable(brandId, toAddress)) && wantsNotice(mail, now);
  }
}

export const DUE_MAIL: DueRows = {
  name: 'claim-mail',
  table: 'mail_messages',
  brand: 'brand_id',
  due: 'due_at',
  where: `state = 'due'`,
  leaseMs: 2 * MINUTE,
  attempts: 'attempts',
  returning: 't.id',
};

/** Changes nothing if the claim was lost, or the account was erased while the mail was being sent. */
async function settle(
  { id, dueAt }: MailMessage,
  data: Prisma.MailMessageUpdateManyMutationInput,
): Promise<void> {
  await db().mailMessage.updateMany({ where: { id, state: 'due', dueAt }, data });
}

/** A finished mail's data are deleted, because its links give access to accounts. */
function finish(
  mail: MailMessage,
  state: 'sent' | 'failed' | 'suppressed',
  fault?: string,
): Promise<void> {
  const sentAt = state === 'sent' ? clock.now() : null;
  return settle(mail, { state, data: {}, sentAt, lastError: fault ?? null });
}

async function postpone(mail: MailMessage, error: unknown, now: Date): Promise<void> {
  const fault = faultOf(error);
  const wait = isFinal(error) ? undefined : waitAfter(mail.attempts);
  log().warn(
    { mailId: mail.id, template: mail.template, fault, again: wait !== undefined },
    'mail send failed',
  );
  if (isBounce(error)) await recordBounce({ brandId: mail.brandId, address: mail.toAddress, now });
  if (wait === undefined) return finish(mail, 'failed', fault);
  await settle(mail, { dueAt: after(now, wait), lastError: fault });
}

async function send(mail: MailMessage, now: Date): Promise<void> {
  const { template } = mail;
  if (!isMailTemplate(template)) return finish(mail, 'failed', 'no such template');
  // The mailer would cut other text to the part that it takes for an address.
  if (!isEmail(mail.toAddress)) return finish(mail, 'failed', 'recipient is no address');
  if (!(await isStillWanted(mail, template, now))) return finish(mail, 'suppressed');
  let delivered: boolean;
  const began = performance.now();
  try {
    delivered = await traced({ name: 'call mail', kind: 'client' }, () => deliver(mail, template));
  } catch (error) {
    noteOutsideCall('mail', isAnswer(error) ? 'refused' : 'lost', performance.now() - began);
    return postpone(mail, error, now);
  }
  noteOutsideCall('mail', 'answered', performance.now() - began);
  await finish(mail, delivered ? 'sent' : 'suppressed');
}

/**
 * Due work, run by the jobs: sends due mail, each mail by one instance only. A mail whose sending was
 * interrupted is sent again under the same Message-ID, so mail programs show it once.
 */
export async function sendDueMail(now: Date, limit: number): Promise<number> {
  const claims = await claimDue<{ id: string }>(DUE_MAIL, now, limit);
  const sendClaimed = async ({ id, leasedUntil: dueAt }: (typeof claims)[number]) => {
    const mail = await db().mailMessage.findFirst({ where: { id, dueAt } });
    if (mail) await send(mail, now);
  };
  await forEachLeased(DUE_MAIL, claims, sendClaimed, MAIL_CONNECTIONS);
  return claims.length;
}

export const sendDueMailWork: DueWork = { name: 'mail', run: sendDueMail };
