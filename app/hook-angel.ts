import type { MemberViewer } from '#lib/identity/viewer.ts';
import { findPendingPeer } from '#lib/chat/queries.ts';
import { nameShownTo } from '#lib/discovery/queries.ts';
import { clock } from '#lib/kernel/clock.ts';

export type HookAngel = { readonly id: string; readonly name: string };

/**
 * The profile that a hook is about, if the member may see it: the one in its address, or, for a message that
 * lacked credits, its recipient.
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
