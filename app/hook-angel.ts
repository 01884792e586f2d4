import type { MemberViewer } from '#lib/accounts/viewer.ts';
import { keptFor } from '#lib/chat/queries.ts';
import { nameShownTo } from '#lib/discovery/queries.ts';
import { clock } from '#lib/kernel/clock.ts';

export type HookAngel = { readonly id: string; readonly name: string };

/**
 * Whom a hook is about: who stands in its address, if the member may see them; for a message that the credits
 * did not reach for, whom that was written to.
 */
export async function hookAngel(
  member: MemberViewer,
  kind: string,
  angelId: string,
): Promise<HookAngel | null> {
  const name = await nameShownTo(member, angelId);
  if (name !== null) return { id: angelId, name };
  return kind === 'fine_crediti' ? keptFor(member.memberId, clock.now()) : null;
}
