import type { Db } from '../db/client.ts';
import { newId } from '../kernel/ids.ts';
import type { MailData, MailTemplate } from './templates.ts';

export type NewMail<T extends MailTemplate> = {
  readonly brandId: string;
  readonly template: T;
  readonly locale: string;
  readonly to: string;
  readonly data: MailData[T];
  /** The same cause enqueued twice is one mail. */
  readonly dedupeKey: string;
  readonly at: Date;
};

/**
 * Verbs call this inside their own transaction: the mail exists exactly when the cause does. After the
 * commit they wake the jobs. Writes at most one row a dedupe key.
 */
export async function enqueueMail<T extends MailTemplate>(tx: Db, mail: NewMail<T>): Promise<void> {
  await tx.mailMessage.createMany({
    data: {
      id: newId(mail.at.getTime()),
      brandId: mail.brandId,
      template: mail.template,
      locale: mail.locale,
      toAddress: mail.to,
      data: mail.data,
      dedupeKey: mail.dedupeKey,
      dueAt: mail.at,
      createdAt: mail.at,
    },
    skipDuplicates: true,
  });
}
