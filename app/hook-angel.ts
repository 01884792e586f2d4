import type { MemberViewer } from '#lib/identity/viewer.ts';
import { findPendingPeer, hasBlurredMessage } from '#lib/chat/queries.ts';
import { nameShownTo, profileView, type Seen } from '#lib/discovery/queries.ts';
import { clock } from '#lib/kernel/clock.ts';
import { isAppError } from '#lib/kernel/errors.ts';

export type HookAngel = { readonly id: string; readonly name: string };

export type HookProfile = HookAngel & {
  readonly photo: string | null;
  /** The label of a hosted profile. */
  readonly label: string | null;
  readonly verifiedOnly: boolean;
};

/**
 * The profile in the address as far as the prompt is true of it, '' for none: the recipient of the message that
 * lacked credits, or the sender of a message that cannot be read yet.
 */
async function angelIdOf(member: MemberViewer, kind: string, angelId: string): Promise<string> {
  if (kind === 'fine_crediti') {
    const pending = (await findPendingPeer(member.memberId, clock.now())) ?? '';
    return angelId === '' || angelId === pending ? pending : '';
  }
  if (kind !== 'blurred' || angelId === '') return angelId;
  return (await hasBlurredMessage(member, angelId)) ? angelId : '';
}

/** The name of the profile that a hook is about, if the member may see it. */
export async function hookAngel(
  member: MemberViewer,
  kind: string,
  angelId: string,
): Promise<HookAngel | null> {
  const id = await angelIdOf(member, kind, angelId);
  const name = await nameShownTo(member, id);
  return name === null ? null : { id, name };
}

/** The same profile with its photo. Records the disclosure of a hosted one, whose label must be shown with it. */
export async function hookProfile(
  seen: Seen,
  kind: string,
  angelId: string,
): Promise<HookProfile | null> {
  const id = await angelIdOf(seen.viewer, kind, angelId);
  if (id === '') return null;
  const profile = await profileView(seen, id).catch((error: unknown) => {
    if (isAppError(error)) return null;
    throw error;
  });
  if (profile === null) return null;
  const { screenName: name, photos, label, verifiedOnly } = profile;
  return { id, name, label, verifiedOnly, photo: photos[0]?.thumb ?? null };
}
