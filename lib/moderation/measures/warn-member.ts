import { lockMember } from '../../identity/lock-member.ts';
import { inTransaction } from '../../db/client.ts';
import type { ReportReason } from '../../db/generated/enums.ts';
import { wakeJobs } from '../../queue/wake.ts';
import { fail } from '../../kernel/errors.ts';
import { realtime } from '../../realtime/port.ts';
import { recordMeasure, type Deciding } from '../record-measure.ts';

type Warning = Deciding & { readonly memberId: string; readonly reason: ReportReason };

/**
 * Staff only: warns a member by mail and on their pages, at once where one is open; restricts nothing. Raises
 * `conflict` when the account is not active.
 */
export async function warnMember({ memberId, ...deciding }: Warning): Promise<void> {
  await inTransaction(async (tx) => {
    const member = await lockMember(tx, memberId);
    if (member.state !== 'active') fail('conflict', { state: member.state });
    await recordMeasure(tx, member, { kind: 'warning', ...deciding });
  });
  wakeJobs();
  realtime().toMember(memberId, 'catchUp', {});
}
