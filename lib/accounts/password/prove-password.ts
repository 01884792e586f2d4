import { db } from '../../db/client.ts';
import { fail, failField } from '../../kernel/errors.ts';
import { verifyPassword } from '../../security/password.ts';
import type { MemberViewer } from '../../identity/viewer.ts';

/**
 * Requires the password of the session's account. Raises `password_missing`, `password_unset` for an account
 * that has none, `password_wrong`.
 */
export async function provePassword(member: MemberViewer, password: string, path: string) {
  const account = await db().user.findUniqueOrThrow({
    where: { id: member.memberId },
    select: { email: true, locale: true, passwordHash: true },
  });
  const { passwordHash } = account;
  if (passwordHash === null) return fail('password_unset');
  if (password === '') failField(path, 'password_missing');
  if (!(await verifyPassword(passwordHash, password))) failField(path, 'password_wrong');
  return { ...account, passwordHash };
}
