import type { MemberViewer } from '../identity/viewer.ts';
import { db } from '../db/client.ts';
import { fail } from '../kernel/errors.ts';
import { announceWork } from '../realtime/desk/announce-work.ts';
import { refuseCardData } from '../security/refuse-card-data.ts';

type Appeal = { readonly member: MemberViewer; readonly text: string; readonly now: Date };

/**
 * For members, once for each refusal: appeals the refusal of their review. Raises `appeal_closed` when it is
 * not refused or was appealed before, `card_data_refused`.
 */
export async function appealReview({ member, text, now }: Appeal): Promise<void> {
  refuseCardData(text);
  const { count } = await db().review.updateMany({
    where: { memberId: member.memberId, state: 'rejected', appeal: null },
    data: { appeal: text, appealedAt: now },
  });
  if (count === 0) fail('appeal_closed');
  announceWork(member.brandId);
}
