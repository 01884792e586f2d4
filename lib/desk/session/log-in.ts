import { cleanEmail } from '../../identity/email.ts';
import { db, inTransaction } from '../../db/client.ts';
import { fail } from '../../kernel/errors.ts';
import { passwordFits } from '../../security/password.ts';
import { startOperatorSession } from './start-operator-session.ts';

type Login = {
  readonly email: string;
  readonly password: string;
  readonly userAgent: string;
  readonly address: string;
  readonly now: Date;
};

/**
 * Anyone on the desk's host may call, within the rate limits. Starts a half session, which only allows
 * entering the second factor. Raises `wrong_credentials`, the same for an unknown address and a wrong
 * password.
 */
export async function logIn({ email, password, ...rest }: Login): Promise<string> {
  const operator = await db().operator.findUnique({ where: { email: cleanEmail(email) } });
  const active = operator?.state === 'active' ? operator : null;
  const fits = await passwordFits(active?.passwordHash ?? null, password);
  if (!active || !fits) return fail('wrong_credentials');
  return inTransaction((tx) =>
    startOperatorSession(tx, { operatorId: active.id, whole: false, ...rest }),
  );
}
