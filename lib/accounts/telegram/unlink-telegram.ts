import { inTransaction } from '../../db/client.ts';
import { lockMember } from '../../identity/lock-member.ts';
import type { MemberViewer } from '../../identity/viewer.ts';
import { dropTelegram } from './drop-telegram.ts';

/** A member unlinks their Telegram chat; without one nothing changes. */
export async function unlinkTelegram(member: MemberViewer, now: Date): Promise<void> {
  const { memberId } = member;
  await inTransaction(async (tx) => {
    await lockMember(tx, memberId);
    await dropTelegram(tx, memberId, now);
  });
}
