import { notifyMessageChange } from '../../chat/notify-message-change.ts';
import { db, inTransaction } from '../../db/client.ts';
import type { Prisma, Report } from '../../db/generated/client.ts';
import type { ReportConsequence } from '../../db/generated/enums.ts';
import { wakeJobs } from '../../queue/wake.ts';
import { fail } from '../../kernel/errors.ts';
import { isId } from '../../kernel/ids.ts';
import { removeFilesNow } from '../../media/remove-files.ts';
import { audit } from '../../audit/audit.ts';
import { realtime } from '../../realtime/port.ts';
import { removeReportedPhotos } from './remove-reported-photos.ts';
import { photoToRefuse, restrictMember, type Consequence } from '../measures/restrict-member.ts';
import { explainRestriction, notifyReporter } from './notify-reporter.ts';

type Decision = { readonly reportId: string; readonly actor: string; readonly now: Date };
type Outcome = {
  readonly state: 'upheld' | 'dismissed';
  readonly consequence: ReportConsequence | null;
};

const party = {
  select: {
    id: true,
    publicId: true,
    textState: true,
    memberId: true,
    member: { select: { brandId: true, email: true, locale: true } },
  },
} as const;

async function openReport(reportId: string) {
  if (!isId(reportId)) fail('not_found');
  const report = await db().report.findUnique({
    where: { id: reportId },
    include: { reporter: party, reported: party },
  });
  if (!report) return fail('not_found');
  return report.state === 'open' ? report : fail('conflict', { state: report.state });
}

async function close(
  tx: Prisma.TransactionClient,
  { id: reportId, reason, createdAt }: Pick<Report, 'id' | 'reason' | 'createdAt'>,
  { actor, now }: Decision,
  outcome: Outcome,
): Promise<void> {
  const { count } = await tx.report.updateMany({
    where: { id: reportId, state: 'open' },
    data: { ...outcome, decidedAt: now, decidedBy: actor },
  });
  if (count === 0) fail('conflict');
  // The report is deleted after a year, the log is not: figures by period need both.
  const notice = { reason, received: createdAt.toISOString() };
  const { consequence } = outcome;
  const data = consequence === null ? notice : { ...notice, consequence };
  const action = outcome.state === 'upheld' ? 'report.uphold' : 'report.dismiss';
  await audit(tx, { actor, action, subject: reportId, data, now });
}

/**
 * Staff only: upholds a report. In one transaction it restricts the reported member and sends them the
 * statement of reasons with how to object, removes a photo reported in a chat, and notifies the reporter.
 * Raises `not_found`, `conflict` when the report was decided before.
 */
export async function upholdReport(
  decision: Decision & { readonly consequence: Consequence },
): Promise<void> {
  const { reportId, consequence, actor, now } = decision;
  const report = await openReport(reportId);
  const { reported } = report;
  const { memberId } = reported;
  const { kind } = consequence;
  const photo = await photoToRefuse(reported.id, consequence);
  const { reason: reportReason } = report;
  const action = { profile: reported, memberId, reportReason, photo, actor, now };
  const removed = await inTransaction(async (tx) => {
    const photos = await removeReportedPhotos(tx, report, { actor, now });
    await restrictMember(tx, action, consequence);
    await close(tx, report, decision, { state: 'upheld', consequence: kind });
    // The refusal of a photo has already notified its owner, with how to appeal.
    if (kind === 'text') await explainRestriction(tx, report, { restriction: kind, now });
    if (kind === 'disabled') {
      const { reason, details } = consequence;
      await explainRestriction(tx, report, { restriction: kind, reason, details, now });
    }
    await notifyReporter(tx, report, 'report_upheld', now);
    return photos;
  });
  for (const { conversationId, seq } of removed) await notifyMessageChange(conversationId, seq);
  wakeJobs();
  if (photo) await removeFilesNow(now);
  if (kind === 'warning' && memberId !== null) realtime().toMember(memberId, 'catchUp', {});
}

/**
 * Staff only: dismisses a report and notifies the reporter. Raises `not_found`, `conflict` when it was
 * decided before.
 */
export async function dismissReport(decision: Decision): Promise<void> {
  const { reportId, now } = decision;
  const report = await openReport(reportId);
  await inTransaction(async (tx) => {
    await close(tx, report, decision, { state: 'dismissed', consequence: null });
    await notifyReporter(tx, report, 'report_dismissed', now);
  });
  wakeJobs();
}
