import type { Db } from '../db/client.ts';
import { newId } from '../kernel/ids.ts';
import { noteJob } from '../kernel/request-context.ts';
import type { MailData, MailTemplate } from './templates.ts';

export type NewMail<T extends MailTemplate> = {
  readonly brandId: string;
  readonly template: T;
  readonly locale: string;
  readonly to: string;
  readonly data: MailData[T];
  /** The same cause enqueued twice sends one mail. */
  readonly dedupeKey: string;
  readonly at: Date;
};

/** Like `enqueueMail`, for many at once. Returns how many were new. */
export async function enqueueMails<T extends MailTemplate>(
  tx: Db,
  mails: readonly NewMail<T>[],
): Promise<number> {
  const rows = mails.map(({ to, at, ...mail }) => ({
    ...mail,
    id: newId(at.getTime()),
    toAddress: to,
    dueAt: at,
    createdAt: at,
  }));
  const { count } = await tx.mailMessage.createMany({ data: rows, skipDuplicates: true });
  if (count === rows.length) for (const { id } of rows) noteJob('mail', id);
  return count;
}

/**
 * Verbs call this inside their own transaction, so that the mail exists exactly when its cause does. After
 * the commit they wake the jobs. Writes at most one row per dedupe key.
 */
export async function enqueueMail<T extends MailTemplate>(tx: Db, mail: NewMail<T>): Promise<void> {
  await enqueueMails(tx, [mail]);
}
