import { db } from '../../db/client.ts';
import { AutologinChannel } from '../../db/generated/enums.ts';
import { newId } from '../../kernel/ids.ts';
import { requireOwnName } from '../../identity/require-own-name.ts';
import type { MemberViewer } from '../../identity/viewer.ts';

const MAX_LENGTH = 200;

type Arrival = {
  readonly by: string | null;
  readonly event: string | null;
  readonly remarketingClickId: string | null;
  readonly userAgent: string;
};

function short(text: string | null): string | null {
  const trimmed = text?.trim() ?? '';
  return trimmed === '' ? null : trimmed.slice(0, MAX_LENGTH);
}

/**
 * For a member just logged in by a link. Writes what the link's page reports as one attribution, and nothing
 * when it reports nothing; identities are never read from it. Raises `not_found` for another member's id.
 */
export async function recordArrival(
  member: MemberViewer,
  trackerId: string,
  arrival: Arrival,
  now: Date,
): Promise<void> {
  requireOwnName(member, trackerId);
  const autologinBy =
    Object.values(AutologinChannel).find((channel) => channel === arrival.by) ?? null;
  const autologinEvent = short(arrival.event);
  const remarketingClickId = short(arrival.remarketingClickId);
  if (autologinBy === null && autologinEvent === null && remarketingClickId === null) return;
  await db().attribution.create({
    data: {
      id: newId(now.getTime()),
      memberId: member.memberId,
      autologinBy,
      autologinEvent,
      remarketingClickId,
      at: now,
      userAgent: arrival.userAgent.slice(0, 300),
    },
  });
}
