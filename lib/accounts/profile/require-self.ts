import { fail } from '../../kernel/errors.ts';
import type { MemberViewer } from '../../identity/viewer.ts';

/** Requires that a member id in a call is the session's own. Raises `not_found`. */
export function requireSelf(member: MemberViewer, named: string | undefined): void {
  if (named !== undefined && named !== '' && named !== member.publicId) fail('not_found');
}
