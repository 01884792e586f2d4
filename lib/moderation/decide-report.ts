import { brandLink } from '../brands/links.ts';
import { db, inTransaction } from '../db/client.ts';
import type { Prisma } from '../db/generated/client.ts';
import { wakeJobs } from '../jobs/wake.ts';
import { fail } from '../kernel/errors.ts';
import { enqueueMail } from '../mail/enqueue-mail.ts';
import { audit } from '../staff/audit.ts';
import { reportReasons, type ReportReason } from './reasons.ts';
import { restrictMember, type Consequence } from './restrict-member.ts';

const UUID = /^[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}$/;

type Decision = { readonly reportId: string; readonly actor: string; readonly now: Date };
type Outcome = { readonly state: 'upheld' | 'dismissed'; readonly consequence: string | null };

const party = {
  select: {
    ...{ id: true, publicId: true, textState: true, memberId: true },
    member: { select: { brandId: true, email: true, locale: true } },
  },
} as const;

async function openReport(reportId: string) {
  if (!UUID.test(reportId)) fail('not_found');
  const report = await db().report.findUnique({
    where: { id: reportId },
    include: { reporter: party, reported: party },
  });
  if (!report) return fail('not_found');
  return report.state === 'open' ? report : fail('conflict', { state: report.state });
}

type OpenReport = Awaited<ReturnType<typeof openReport>>;

/** A note to the member of one side; a hosted profile gets none. */
async function tell(
  tx: Prisma.TransactionClient,
  { id }: OpenReport,
  { member }: OpenReport['reporter'],
  mail: { readonly template: 'report_upheld' | 'report_dismissed'; readonly now: Date },
): Promise<void> {
  if (!member) return;
  const { brandId, locale, email: to } = member;
  await enqueueMail(tx, {
    ...{ brandId, locale, to, template: mail.template, at: mail.now },
    data: { contactLink: brandLink(brandId, '/contactUs', locale) },
    dedupeKey: `${mail.template}:${id}`,
  });
}

/** The statement of reasons to a member whom a decision restricts. */
async function explain(
  tx: Prisma.TransactionClient,
  { id, reason, reported: { member } }: OpenReport,
  restriction: 'words' | 'disabled',
  now: Date,
): Promise<void> {
  if (!member) return;
  const { brandId, locale, email: to } = member;
  const why: ReportReason = reportReasons.find((one) => one === reason) ?? 'other';
  await enqueueMail(tx, {
    ...{ brandId, locale, to, template: 'restriction', at: now },
    data: { restriction, reason: why, contactLink: brandLink(brandId, '/contactUs', locale) },
    dedupeKey: `restriction:${id}`,
  });
}

async function close(
  tx: Prisma.TransactionClient,
  { reportId, actor, now }: Decision,
  outcome: Outcome,
): Promise<void> {
  const { count } = await tx.report.updateMany({
    where: { id: reportId, state: 'open' },
    data: { ...outcome, decidedAt: now, decidedBy: actor },
  });
  if (count === 0) fail('conflict');
  const data = outcome.consequence === null ? {} : { consequence: outcome.consequence };
  const action = outcome.state === 'upheld' ? 'report.uphold' : 'report.dismiss';
  await audit(tx, { actor, action, subject: reportId, data, now });
}

/**
 * Staff only: the report is right. The reported member is restricted as said and told why, with the way to
 * object; the reporter learns the outcome. Raises `not_found`, `conflict` when it was decided before.
 */
export async function upholdReport(
  decision: Decision & { readonly consequence: Consequence },
): Promise<void> {
  const { reportId, consequence, actor, now } = decision;
  const report = await openReport(reportId);
  const { reported } = report;
  const { memberId } = reported;
  await restrictMember({ profile: reported, memberId, actor, now }, consequence);
  const { kind } = consequence;
  await inTransaction(async (tx) => {
    await close(tx, decision, { state: 'upheld', consequence: kind });
    // The refusal of a photo has told its owner already, with the way to appeal.
    if (kind === 'words' || kind === 'disabled') await explain(tx, report, kind, now);
    await tell(tx, report, report.reporter, { template: 'report_upheld', now });
  });
  wakeJobs();
}

/** Staff only: nothing is wrong; the reporter is told. Raises `not_found`, `conflict` when decided before. */
export async function dismissReport(decision: Decision): Promise<void> {
  const { reportId, now } = decision;
  const report = await openReport(reportId);
  await inTransaction(async (tx) => {
    await close(tx, decision, { state: 'dismissed', consequence: null });
    await tell(tx, report, report.reporter, { template: 'report_dismissed', now });
  });
  wakeJobs();
}
