import { db } from '#lib/db/client.ts';
import type { OperatorRole } from '#lib/db/generated/enums.ts';
import { startOperatorSession } from '#lib/desk/session/start-operator-session.ts';
import { newTotpSecret, sealTotp } from '#lib/desk/session/totp.ts';
import { clock } from '#lib/kernel/clock.ts';
import { newId } from '#lib/kernel/ids.ts';
import { passwordHashOf } from './password-hash.ts';

export const OPERATOR_PASSWORD = 'Desk-in-tests-2026';

type OperatorOptions = { readonly role?: OperatorRole; readonly brandIds?: readonly string[] };

/** An operator with an authenticator and a fully authenticated session. */
export async function createOperator({ role = 'admin', brandIds = [] }: OperatorOptions = {}) {
  const now = clock.now();
  const id = newId(now.getTime());
  const secret = newTotpSecret();
  const email = `${role}-${id}@desk.test`;
  await db().operator.create({
    data: {
      id,
      email,
      role,
      name: `${role} at work`,
      state: 'active',
      createdAt: now,
      brandIds: [...brandIds],
      passwordHash: await passwordHashOf(OPERATOR_PASSWORD),
      totpSealed: await sealTotp(secret),
    },
  });
  const start = { operatorId: id, userAgent: '', address: '127.0.0.1', whole: true, now };
  return { id, email, secret, token: await startOperatorSession(db(), start) };
}
