import { db } from '../db/client.ts';
import type { MailMessage } from '../db/generated/client.ts';
import { after, clock, MINUTE } from '../kernel/clock.ts';
import { claimDue, type DueRows } from '../queue/claim-due.ts';
import type { DueWork } from '../queue/due-work.ts';
import { log } from '../kernel/log.ts';
import { noteOutsideCall } from '../kernel/outside-calls.ts';
import { deliver } from './deliver.ts';
import { recordBounce } from './record-bounce.ts';
import { faultOf, isAnswer, isBounce, isFinal, waitAfter } from './retry.ts';
import { isStillWanted } from './is-still-wanted.ts';
import { isMailTemplate } from '../mail/templates.ts';

export const DUE_MAIL: DueRows = {
  name: 'claim-mail',
  table: 'mail_messages',
  due: 'due_at',
  where: `state = 'due'`,
  leaseMs: 2 * MINUTE,
  attempts: 'attempts',
  returning: 't.id',
};

async function claim(now: Date, limit: number): Promise<MailMessage[]> {
  const rows = await claimDue<{ id: string }>(DUE_MAIL, now, limit);
  return db().mailMessage.findMany({ where: { id: { in: rows.map(({ id }) => id) } } });
}

/** A finished mail's data are deleted, because its links give access to accounts. */
async function finish(
  id: string,
  state: 'sent' | 'failed' | 'suppressed',
  fault?: string,
): Promise<void> {
  // `updateMany`, because the row is gone if the account was erased while the mail was being sent.
  await db().mailMessage.updateMany({
    where: { id },
    data: {
      state,
      data: {},
      ...(state === 'sent' ? { sentAt: clock.now() } : {}),
      lastError: fault ?? null,
    },
  });
}

async function postpone(mail: MailMessage, error: unknown, now: Date): Promise<void> {
  const fault = faultOf(error);
  const wait = isFinal(error) ? undefined : waitAfter(mail.attempts);
  log().warn(
    { mailId: mail.id, template: mail.template, fault, again: wait !== undefined },
    'mail send failed',
  );
  if (isBounce(error)) await recordBounce({ brandId: mail.brandId, address: mail.toAddress, now });
  if (wait === undefined) return finish(mail.id, 'failed', fault);
  await db().mailMessage.updateMany({
    where: { id: mail.id },
    data: { dueAt: after(now, wait), lastError: fault },
  });
}

async function send(mail: MailMessage, now: Date): Promise<void> {
  const { template } = mail;
  if (!isMailTemplate(template)) return finish(mail.id, 'failed', 'no such template');
  if (!(await isStillWanted(mail, template))) return finish(mail.id, 'suppressed');
  let delivered: boolean;
  const began = performance.now();
  try {
    delivered = await deliver(mail, template);
  } catch (error) {
    noteOutsideCall('mail', isAnswer(error) ? 'refused' : 'lost', performance.now() - began);
    return postpone(mail, error, now);
  }
  noteOutsideCall('mail', 'answered', performance.now() - began);
  await finish(mail.id, delivered ? 'sent' : 'suppressed');
}

/**
 * Due work, run by the jobs: sends due mail, each mail by one instance only. A mail whose sending was
 * interrupted is sent again under the same Message-ID, so mail programs show it once.
 */
export async function sendDueMail(now: Date, limit: number): Promise<number> {
  const mails = await claim(now, limit);
  await Promise.all(mails.map((mail) => send(mail, now)));
  return mails.length;
}

export const sendDueMailWork: DueWork = { name: 'mail', run: sendDueMail };
