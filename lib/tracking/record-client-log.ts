import { db } from '../db/client.ts';
import { after } from '../kernel/clock.ts';
import { newId } from '../kernel/ids.ts';
import { stripPersonal } from './strip-personal.ts';
import { SAME_CLIENT_LOG_MS } from './limits.ts';

type ClientReport = {
  readonly brandId: string;
  readonly memberId: string | null;
  readonly subject: string;
  readonly text: string;
  readonly now: Date;
};

/**
 * Anyone on a brand's host may call, within the limit. Writes one row, without personal data; none if the
 * same client reported the same a moment ago. Raises no errors of its own.
 */
export async function recordClientLog(report: ClientReport): Promise<void> {
  const { brandId, memberId, now } = report;
  const said = {
    brandId,
    memberId,
    subject: stripPersonal(report.subject),
    text: stripPersonal(report.text),
  };
  const duplicate = await db().clientLog.findFirst({
    where: { ...said, at: { gt: after(now, -SAME_CLIENT_LOG_MS) } },
    select: { id: true },
  });
  if (duplicate) return;
  await db().clientLog.create({ data: { ...said, id: newId(now.getTime()), at: now } });
}
