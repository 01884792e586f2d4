import { db } from '../db/client.ts';
import type { MemberViewer } from '../identity/viewer.ts';
import { after, DAY } from '../kernel/clock.ts';
import { SHARED_DATE_STORED_DAYS } from './limits.ts';

/** Whether the trusted person has agreed to receive the date. */
type Agreement = 'asked' | 'agreed' | 'declined';

export function agreementOf(date: {
  readonly contactAgreedAt: Date | null;
  readonly contactDeclinedAt: Date | null;
}): Agreement {
  if (date.contactDeclinedAt !== null) return 'declined';
  return date.contactAgreedAt === null ? 'asked' : 'agreed';
}

/** The dates that a member shares or has shared lately, the next one first. Any member may call; changes nothing. */
export async function ownDates({ profileId }: MemberViewer, now: Date) {
  const dates = await db().sharedDate.findMany({
    where: { profileId, checkInAt: { gt: after(now, -SHARED_DATE_STORED_DAYS * DAY) } },
    orderBy: [{ meetAt: 'asc' }, { id: 'asc' }],
  });
  return dates.map(
    ({ id, withName, place, meetAt, checkInAt, contactEmail, state, ...answer }) => ({
      id,
      name: withName,
      place,
      meetAt: meetAt.toISOString(),
      checkInAt: checkInAt.toISOString(),
      contact: contactEmail,
      agreement: agreementOf(answer),
      state,
    }),
  );
}
