import { fail } from '../kernel/errors.ts';
import type { MemberViewer } from './viewer.ts';

/**
 * For functions called with a trackerId: it identifies and does not authorise. Raises `not_found` for another
 * member's.
 */
export function requireOwnName(member: MemberViewer, trackerId: string): void {
  if (trackerId !== member.publicId) fail('not_found');
}

/** Requires that a member id in a call is the session's own. Raises `not_found`. */
export function requireSelf(member: MemberViewer, named: string | undefined): void {
  if (named !== undefined && named !== '' && named !== member.publicId) fail('not_found');
}
