import { db, type Db } from '../db/client.ts';
import { withdrawMail } from '../mail/withdraw-mail.ts';

type Dated = { readonly id: string; readonly memberId: string };
type DateMail = 'date_contact' | 'date_check_in' | 'date_missed' | 'date_safe';

/** One mail of each kind for a date. It contains the member's id, by which an erasure finds the mails. */
export function mailKey(mail: DateMail, { id, memberId }: Dated): string {
  return `${mail}:${memberId}:${id}`;
}

/** Deletes a mail of a date that no worker has begun to send. Returns whether there was one. */
export function withdrawDateMail(tx: Db, mail: DateMail, date: Dated): Promise<boolean> {
  return withdrawMail(tx, mailKey(mail, date));
}

/** The account and the name of the member who shares a date. */
export async function sharerOf(tx: Db, profileId: string) {
  const { screenName, member } = await tx.profile.findUniqueOrThrow({
    where: { id: profileId },
    select: { screenName: true, member: { select: { id: true, email: true, locale: true } } },
  });
  if (member === null) throw new Error(`profile ${profileId} has no account`);
  const { id: memberId, email, locale } = member;
  return { memberId, email, locale, firstName: screenName };
}

/** The same outside a transaction, for what the trusted person sees. */
export async function sharerName(profileId: string): Promise<string> {
  return (await sharerOf(db(), profileId)).firstName;
}
