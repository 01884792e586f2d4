import { brandSettings } from '../../brands/settings.ts';
import type { Brand } from '../../brands/schema.ts';
import { db, inTransaction } from '../../db/client.ts';
import type { Flow } from '../../flows/queries.ts';
import { fail } from '../../kernel/errors.ts';
import { hashPassword, needsRehash, passwordFits } from '../../security/password.ts';
import { cleanEmail, isEmail } from '../../identity/email.ts';
import { flowAtLogin, assignFlow } from './flow-at-login.ts';
import { lockMember } from '../../identity/lock-member.ts';
import { memberByEmail, type KnownMember } from '../queries.ts';
import { startSession } from '../session/start-session.ts';

type Login = {
  readonly brand: Brand;
  readonly email: string;
  readonly password: string;
  /** `fluxid` of the page address; a known flow is assigned to the member. */
  readonly flowCode: string | undefined;
  readonly userAgent: string;
  readonly now: Date;
};

type LoggedIn = {
  readonly memberId: string;
  readonly token: string;
  readonly flow: Flow;
  readonly firstLogin: boolean;
};

function checkFields(email: string, password: string): void {
  const faults = [
    ...(isEmail(email) ? [] : [{ path: 'email', code: 'email_malformed' } as const]),
    ...(password === '' ? [{ path: 'password', code: 'password_missing' } as const] : []),
  ];
  const [first] = faults;
  if (first) fail(first.code, {}, faults);
}

async function proven({ brand, email, password }: Login): Promise<KnownMember> {
  const [{ disclosure }, member] = await Promise.all([
    brandSettings(brand.id),
    memberByEmail(brand.id, cleanEmail(email)),
  ]);
  const known = member !== null && member.state !== 'erased';
  const fits = await passwordFits(known ? member.passwordHash : null, password);
  if (!known) return fail(disclosure === 'open' ? 'member_unknown' : 'wrong_credentials');
  if (!fits) fail('wrong_credentials');
  // Raised only after the password was checked: a caller without it learns nothing about the account's state.
  if (member.state !== 'active') fail('account_disabled');
  return member;
}

/**
 * A visitor logs in: writes a session, the requested flow if it is valid and different, and a new hash when
 * the hashing cost has risen. Raises `email_malformed`, `password_missing`, `member_unknown` (open disclosure
 * only), `wrong_credentials`, `account_disabled`.
 */
export async function authenticate(login: Login): Promise<LoggedIn> {
  const { brand, email, password, userAgent, now } = login;
  checkFields(email, password);
  const member = await proven(login);
  const flow = await flowAtLogin(
    { brandId: brand.id, id: member.id, flowCode: member.flowCode },
    login.flowCode,
  );
  const stored = member.passwordHash ?? '';
  const rehashed = needsRehash(stored) ? await hashPassword(password) : undefined;
  const earlier = await db().session.count({ where: { memberId: member.id } });
  const token = await inTransaction(async (tx) => {
    const account = await lockMember(tx, member.id);
    // The password was replaced or the account closed during the check: this session would survive the
    // revocation of all the others.
    if (account.passwordHash !== member.passwordHash) fail('wrong_credentials');
    if (account.state !== 'active') fail('account_disabled');
    if (rehashed !== undefined) {
      await tx.user.update({ where: { id: member.id }, data: { passwordHash: rehashed } });
    }
    await assignFlow(tx, member, flow, now);
    const session = await startSession(tx, {
      memberId: member.id,
      flowVersionId: flow.id,
      userAgent,
      now,
    });
    return session.token;
  });
  // Sessions that ended long ago are deleted: `lastActivityAt` still shows that the member was here before.
  const firstLogin = earlier === 0 && member.lastActivityAt === null;
  return { memberId: member.id, token, flow, firstLogin };
}
