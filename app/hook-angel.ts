import type { MemberViewer } from '#lib/accounts/viewer.ts';
import { findPendingPeer } from '#lib/chat/queries.ts';
import { nameShownTo } from '#lib/discovery/queries.ts';
import { clock } from '#lib/kernel/clock.ts';

export type HookAngel = { readonly id: string; readonly name: string };

/**
 * Whom a hook is about, if the member may see them: who stands in its address; for a message that the credits
 * did not reach for, whom that was written to.
 */
export async function hookAngel(
  member: MemberViewer,
  kind: string,
  angelId: string,
): Promise<HookAngel | null> {
  const isUnsent = kind === 'fine_crediti' && angelId === '';
  const id = isUnsent ? ((await findPendingPeer(member.memberId, clock.now())) ?? '') : angelId;
  const name = await nameShownTo(member, id);
  return name === null ? null : { id, name };
}
