import { db } from '../db/client.ts';
import { newId } from '../kernel/ids.ts';

type ClientReport = {
  readonly brandId: string;
  readonly memberId: string | null;
  readonly subject: string;
  readonly text: string;
  readonly now: Date;
};

/** Anyone on a brand's host may call, within the limit. Writes one row; raises nothing of its own. */
export async function recordClientLog(report: ClientReport): Promise<void> {
  const { brandId, memberId, subject, text, now } = report;
  await db().clientLog.create({
    data: { id: newId(now.getTime()), brandId, memberId, subject, text, at: now },
  });
}
