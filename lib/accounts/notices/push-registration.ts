import { inTransaction, db } from '../../db/client.ts';
import { hashSecret, newId } from '../../kernel/ids.ts';
import { lockMember } from '../../identity/lock-member.ts';
import type { MemberViewer } from '../../identity/viewer.ts';
import { readPushToken } from './read-push-token.ts';
import { requireSelf } from '../../identity/require-own-name.ts';
import { PUSH_DEVICES } from '../limits.ts';

type Device = {
  readonly member: MemberViewer;
  readonly named: string | undefined;
  /** The browser's subscription as JSON. */
  readonly token: string;
  /** Registered again by the browser, without a press of the member. */
  readonly renewed?: boolean;
  readonly now: Date;
};

/**
 * Registers a member's browser for push while its session lives. The browser belongs to the member who
 * registered it last, and only a press turns push on, not a renewal. Raises `not_found`,
 * `push_token_refused`.
 */
export async function registerPush(device: Device): Promise<void> {
  const { member, named, token, renewed = false, now } = device;
  requireSelf(member, named);
  const { endpoint, ...keys } = readPushToken(token);
  const { memberId, sessionId } = member;
  const own = { memberId, sessionId, ...keys, failures: 0 };
  await inTransaction(async (tx) => {
    await lockMember(tx, memberId);
    if (!renewed) await tx.user.update({ where: { id: memberId }, data: { notifyPush: true } });
    const tokenHash = hashSecret(endpoint);
    await tx.pushRegistration.upsert({
      where: { tokenHash },
      create: { id: newId(now.getTime()), ...own, endpoint, tokenHash, createdAt: now },
      update: own,
    });
    const surplus = await tx.pushRegistration.findMany({
      where: { memberId },
      orderBy: [{ createdAt: 'desc' }, { id: 'desc' }],
      skip: PUSH_DEVICES,
      select: { id: true },
    });
    await tx.pushRegistration.deleteMany({ where: { id: { in: surplus.map(({ id }) => id) } } });
  });
}

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
