import { fail } from '../kernel/errors.ts';
import type { MemberViewer } from './viewer.ts';

/** For verbs that are asked with a trackerId: it is a name and opens nobody else's. Raises `not_found`. */
export function requireOwnName(member: MemberViewer, trackerId: string): void {
  if (trackerId !== member.publicId) fail('not_found');
}
