import type { PrismaClient } from '../../lib/db/generated/client.ts';
import { roles } from '../../lib/identity/roles.ts';
import { sealTotp } from '../../lib/desk/session/totp.ts';
import { newId } from '../../lib/kernel/ids.ts';
import { hashPassword } from '../../lib/security/password.ts';
import { DEMO_PASSWORD } from './world/logins.ts';

/** The secret of the demo operators' authenticator, for which the sandbox shows codes. */
export const DEMO_TOTP = 'AMARENADEMODESKAMARENADEMODESK22';

const NAMES = {
  moderator: 'Mo',
  senior_moderator: 'Sena',
  care: 'Carla',
  operator: 'Oskar',
  finance: 'Fina',
  admin: 'Ada',
} as const;

/** One operator of each role, for the demo only; existing ones are left alone. */
export async function seedOperators(db: PrismaClient, now: Date): Promise<void> {
  const passwordHash = await hashPassword(DEMO_PASSWORD);
  const totpSealed = await sealTotp(DEMO_TOTP);
  await db.operator.createMany({
    data: roles.map((role) => ({
      id: newId(now.getTime()),
      role,
      name: NAMES[role],
      state: 'active',
      createdAt: now,
      email: role === 'admin' ? 'desk@demo.test' : `${role}@demo.test`,
      passwordHash,
      totpSealed,
      brandIds: [],
    })),
    skipDuplicates: true,
  });
}
