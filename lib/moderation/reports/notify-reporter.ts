import { brandLink } from '../../brands/links.ts';
import type { Db } from '../../db/client.ts';
import type { ReportReason } from '../../db/generated/enums.ts';
import { enqueueMail } from '../../mail/enqueue-mail.ts';

/** One side of a report; a hosted profile has no member, so no mail is sent. */
type Side = {
  readonly member: {
    readonly brandId: string;
    readonly email: string;
    readonly locale: string;
  } | null;
};

type Decided = {
  readonly id: string;
  readonly reason: ReportReason;
  readonly reporter: Side;
  readonly reported: Side;
};

/** Call inside the transaction that decides a report: mails the outcome to the reporter. */
export async function notifyReporter(
  tx: Db,
  { id, reporter: { member } }: Decided,
  template: 'report_upheld' | 'report_dismissed',
  now: Date,
): Promise<void> {
  if (!member) return;
  const { brandId, locale, email: to } = member;
  await enqueueMail(tx, {
    brandId,
    locale,
    to,
    template,
    at: now,
    data: { contactLink: brandLink(brandId, '/contactUs', locale) },
    dedupeKey: `${template}:${id}`,
  });
}

type Restricted = {
  readonly restriction: 'text' | 'disabled';
  /** The reason of the report where the decision has none of its own. */
  readonly reason?: ReportReason | undefined;
  /** Note added by the staff, verbatim. */
  readonly details?: string | undefined;
  readonly now: Date;
};

/** Call inside the transaction that upholds a report: mails the statement of reasons to the restricted member. */
export async function explainRestriction(
  tx: Db,
  { id, reason: reportedFor, reported: { member } }: Decided,
  { restriction, reason = reportedFor, details = '', now }: Restricted,
): Promise<void> {
  if (!member) return;
  const { brandId, locale, email: to } = member;
  await enqueueMail(tx, {
    brandId,
    locale,
    to,
    template: 'restriction',
    at: now,
    data: { restriction, reason, details, contactLink: brandLink(brandId, '/contactUs', locale) },
    dedupeKey: `restriction:${id}`,
  });
}
