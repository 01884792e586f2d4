import { fail } from '../../kernel/errors.ts';
import type { MemberViewer } from '../viewer.ts';

/** The member's name where a call carries one: another's name is nobody's. Raises `not_found`. */
export function requireSelf(member: MemberViewer, named: string | undefined): void {
  if (named !== undefined && named !== '' && named !== member.publicId) fail('not_found');
}
