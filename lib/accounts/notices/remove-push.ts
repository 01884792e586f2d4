import { db } from '../../db/client.ts';
import { hashSecret } from '../../kernel/ids.ts';
import type { MemberViewer } from '../../identity/viewer.ts';
import { readPushToken } from './read-push-token.ts';
import { requireSelf } from '../profile/require-self.ts';

/**
 * Unregisters a member's browser from push; one that is not registered changes nothing. Raises `not_found`
 * for another member's id, `push_token_refused`.
 */
export async function removePush(
  member: MemberViewer,
  named: string | undefined,
  token: string,
): Promise<void> {
  requireSelf(member, named);
  const tokenHash = hashSecret(readPushToken(token).endpoint);
  await db().pushRegistration.deleteMany({ where: { memberId: member.memberId, tokenHash } });
}
