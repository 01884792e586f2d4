import type { MemberViewer } from '../../identity/viewer.ts';
import { flowVersion } from '../../flows/queries.ts';
import type { HeadRow } from '../thread-head.ts';

/** Whether the member may write in this conversation, and if not, why. */
export async function composerState(viewer: MemberViewer, head: HeadRow) {
  if (head.kind === 'system') return 'system' as const;
  if (head.blocked) return 'blocked' as const;
  if (head.state !== 'active') return 'gone' as const;
  const { config } = await flowVersion(viewer.flowVersionId);
  const isInvited = config.invitationMode && head.begunByMe === true && head.invitationPending;
  return isInvited ? ('invited' as const) : ('open' as const);
}
