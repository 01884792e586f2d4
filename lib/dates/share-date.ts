import { brandLink } from '../brands/links.ts';
import { inTransaction, type Db } from '../db/client.ts';
import { cleanEmail, isEmail, normaliseEmail } from '../identity/email.ts';
import { lockMember } from '../identity/lock-member.ts';
import type { MemberViewer } from '../identity/viewer.ts';
import { after, DAY, HOUR } from '../kernel/clock.ts';
import { fail, failField } from '../kernel/errors.ts';
import { hashSecret, newId, newSecret } from '../kernel/ids.ts';
import { enqueueMail } from '../mail/enqueue-mail.ts';
import { spendMailbox } from '../mail/mailbox-budget.ts';
import { isUnreachable } from '../mail/suppression.ts';
import { wakeJobs } from '../queue/wake.ts';
import { linkIn } from '../text/links.ts';
import { mailKey, sharerOf } from './date-mails.ts';
import {
  CONTACT_ASKED_MS,
  CONTACT_ASKS_MAX,
  SHARED_DATE_LINK_MS,
  SHARED_DATES_MAX,
  SHARED_DATES_PER_DAY,
} from './limits.ts';
import { meetingTime } from './meeting-time.ts';

export type Sharing = {
  readonly viewer: MemberViewer;
  /** Of the person whom the member meets. */
  readonly name: string;
  readonly place: string;
  /** As a clock of the brand's time zone shows it. */
  readonly meetAt: string;
  /** Hours from then to the check-in. */
  readonly checkInHours: number;
  /** E-mail address of the trusted person. */
  readonly contact: string;
};

/** A mail program makes a link of what looks like one; in a mail of ours nobody shall follow a stranger's. */
function refuseLinks(field: 'name' | 'place', text: string): void {
  if (linkIn(text) !== 'none') failField(field, 'date_link_refused');
}

async function checkContact({ viewer, contact }: Sharing): Promise<string> {
  if (!isEmail(contact)) failField('contact', 'email_malformed');
  if (await isUnreachable(viewer.brandId, cleanEmail(contact)))
    failField('contact', 'email_refused');
  await spendMailbox(normaliseEmail(contact));
  return normaliseEmail(contact);
}

/** Under the member's lock. Addresses that declined, or have not answered, are not asked again. */
async function checkCounts(tx: Db, profileId: string, contactEmail: string, now: Date) {
  const own = { profileId };
  const planned = await tx.sharedDate.count({ where: { ...own, state: 'planned' } });
  if (planned >= SHARED_DATES_MAX) fail('dates_full', { dates: SHARED_DATES_MAX });
  const today = await tx.sharedDate.count({
    where: { ...own, createdAt: { gt: after(now, -DAY) } },
  });
  if (today >= SHARED_DATES_PER_DAY) fail('too_many_requests');
  const ofContact = { ...own, contactEmail };
  const declined = await tx.sharedDate.count({
    where: { ...ofContact, contactDeclinedAt: { not: null } },
  });
  if (declined > 0) failField('contact', 'contact_declined');
  const unanswered = await tx.sharedDate.count({
    where: {
      ...ofContact,
      contactAgreedAt: null,
      createdAt: { gt: after(now, -CONTACT_ASKED_MS) },
    },
  });
  if (unanswered >= CONTACT_ASKS_MAX) failField('contact', 'contact_asked');
}

/**
 * A member shares a date with a person they trust, who is asked by mail whether they agree: until then the mail has
 * nothing but the member's name. Members with a confirmed address only. Raises `email_unconfirmed`, `account_disabled`,
 * `date_time_refused`, `date_link_refused`, `email_malformed`, `email_refused`, `contact_own`, `contact_declined`,
 * `contact_asked`, `dates_full` and `too_many_requests`.
 */
export async function shareDate(sharing: Sharing, now: Date): Promise<{ readonly id: string }> {
  const { viewer, name, place } = sharing;
  const { brandId, profileId } = viewer;
  if (!viewer.emailConfirmed) fail('email_unconfirmed');
  refuseLinks('name', name);
  refuseLinks('place', place);
  const meetAt = meetingTime(sharing.meetAt, brandId, now);
  const checkInAt = after(meetAt, sharing.checkInHours * HOUR);
  const contactEmail = await checkContact(sharing);
  const id = newId(now.getTime());
  const secret = newSecret();
  await inTransaction(async (tx) => {
    // The lock also excludes an erasure, which would not find the new row.
    const { state } = await lockMember(tx, viewer.memberId);
    if (state !== 'active') fail('account_disabled');
    const { memberId, email, locale, firstName } = await sharerOf(tx, profileId);
    if (normaliseEmail(email) === contactEmail) failField('contact', 'contact_own');
    await checkCounts(tx, profileId, contactEmail, now);
    const expiresAt = after(checkInAt, SHARED_DATE_LINK_MS);
    await tx.sharedDate.create({
      data: {
        id,
        brandId,
        profileId,
        withName: name,
        place,
        meetAt,
        checkInAt,
        contactEmail,
        contactHash: hashSecret(secret),
        stateAt: now,
        dueAt: checkInAt,
        expiresAt,
        createdAt: now,
      },
    });
    await enqueueMail(tx, {
      brandId,
      template: 'date_contact',
      locale,
      to: contactEmail,
      at: now,
      data: { firstName, link: brandLink(brandId, `/sharedDate?token=${secret}`, locale) },
      dedupeKey: mailKey('date_contact', { id, memberId }),
    });
  });
  // For the mail; the check-in is found by the tick of its minute.
  wakeJobs();
  return { id };
}
