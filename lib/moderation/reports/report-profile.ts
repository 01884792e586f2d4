import type { MemberViewer } from '../../identity/viewer.ts';
import { brandLink } from '../../brands/links.ts';
import { storableText } from '../../chat/accept-text.ts';
import { threadHead } from '../../chat/thread-head.ts';
import { inTransaction } from '../../db/client.ts';
import type { Prisma } from '../../db/generated/client.ts';
import type { ReportReason, ReportSurface } from '../../db/generated/enums.ts';
import { wakeJobs } from '../../queue/wake.ts';
import { fail } from '../../kernel/errors.ts';
import { newId } from '../../kernel/ids.ts';
import { enqueueMail } from '../../mail/enqueue-mail.ts';
import { announceWork } from '../../realtime/desk/announce-work.ts';
import { refuseCardData } from '../../security/refuse-card-data.ts';
import { gatherEvidence } from './gather-evidence.ts';
import { JOINED_REPORTS_MAX_LENGTH, REPORT_MAX_LENGTH } from '../limits.ts';

/** Maximum number of profile snapshots in one report. */
const MAX_SNAPSHOTS = 20;

type NewReport = {
  readonly viewer: MemberViewer;
  readonly angelId: string;
  readonly reason: ReportReason;
  readonly details: string;
  readonly surface: ReportSurface;
  /** The number of the reported message; only for the surface `message`. */
  readonly seq?: number | undefined;
  readonly now: Date;
};

type Stored = { readonly id: string; readonly fresh: boolean };

async function store(
  tx: Prisma.TransactionClient,
  { viewer, reason, details, surface, now }: NewReport,
  reportedId: string,
  evidence: Prisma.InputJsonObject,
): Promise<Stored> {
  const [row] = await tx.$queryRaw<Stored[]>`
    insert into reports (id, brand_id, reporter_id, reported_id, reason, details, surface, evidence, created_at)
    values (${newId(now.getTime())}::uuid, ${viewer.brandId}, ${viewer.profileId}::uuid,
            ${reportedId}::uuid, ${reason}, ${details}, ${surface}, ${JSON.stringify([evidence])}::jsonb, ${now})
    on conflict (reporter_id, reported_id) where state = 'open' do update set
      details = left(concat_ws(E'\n', nullif(reports.details, ''), nullif(excluded.details, '')), ${JOINED_REPORTS_MAX_LENGTH}::int),
      evidence = case when jsonb_array_length(reports.evidence) < ${MAX_SNAPSHOTS}::int
                      then reports.evidence || excluded.evidence else reports.evidence end
    returning id::text, xmax = 0 as fresh`;
  if (!row) throw new Error('report upsert returned no row');
  return row;
}

/**
 * For members: reports a profile or one of its messages. The report waits for staff with a snapshot of the
 * profile and its messages, and a mail acknowledges it. A second report while the first is open is added to
 * that one. Raises `not_found`, also for a message that the other side did not write, `system_sender`,
 * `report_details_missing` for the reason `other` without a text, `text_too_long`, `card_data_refused`.
 */
export async function reportProfile(report: NewReport): Promise<void> {
  const { viewer, angelId, reason, surface, seq, now } = report;
  const details = storableText(report.details).trim();
  if (details.length > REPORT_MAX_LENGTH) fail('text_too_long', { limit: REPORT_MAX_LENGTH });
  if (reason === 'other' && details === '') fail('report_details_missing');
  refuseCardData({ details });
  const { peerId: reportedId, kind } = await threadHead(viewer, angelId);
  if (kind === 'system') fail('system_sender');
  const { profileId: reporterId, brandId, memberId } = viewer;
  const evidence = await gatherEvidence({ reporterId, reportedId, reason, surface, seq, now });
  await inTransaction(async (tx) => {
    const { id, fresh } = await store(tx, { ...report, details }, reportedId, evidence);
    if (!fresh) return;
    const { email: to, locale } = await tx.user.findUniqueOrThrow({ where: { id: memberId } });
    await enqueueMail(tx, {
      brandId,
      template: 'report_received',
      locale,
      to,
      at: now,
      data: { contactLink: brandLink(brandId, '/contactUs', locale) },
      dedupeKey: `report:${id}`,
    });
  });
  announceWork(brandId);
  wakeJobs();
}
