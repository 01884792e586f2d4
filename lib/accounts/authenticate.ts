import { brandSettings } from '../brands/settings.ts';
import type { Brand } from '../brands/schema.ts';
import { db, inTransaction } from '../db/client.ts';
import type { Flow } from '../flows/queries.ts';
import { fail, type FieldFault } from '../kernel/errors.ts';
import {
  hashPassword,
  needsRehash,
  pretendToVerify,
  verifyPassword,
} from '../security/password.ts';
import { cleanEmail, isEmail } from './email.ts';
import { flowAtLogin, keepFlow } from './flow-at-login.ts';
import { memberByEmail, type KnownMember } from './queries.ts';
import { startSession } from './session/start-session.ts';

type Login = {
  readonly brand: Brand;
  readonly email: string;
  readonly password: string;
  /** `fluxid` of the address the member came by; a known one becomes theirs. */
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
  const faults: FieldFault[] = [];
  if (!isEmail(email)) faults.push({ path: 'email', code: 'email_malformed' });
  if (password === '') faults.push({ path: 'password', code: 'password_missing' });
  if (!isEmail(email)) fail('email_malformed', {}, faults);
  if (password === '') fail('password_missing', {}, faults);
}

async function proven({ brand, email, password }: Login): Promise<KnownMember> {
  const [{ disclosure }, member] = await Promise.all([
    brandSettings(brand.id),
    memberByEmail(brand.id, cleanEmail(email)),
  ]);
  if (!member?.passwordHash || member.state === 'erased') {
    await pretendToVerify(password);
    // Who enters by another house's word has an account, and no password that could be right.
    const known = member !== null && member.state !== 'erased';
    return fail(disclosure === 'open' && !known ? 'member_unknown' : 'wrong_credentials');
  }
  if (!(await verifyPassword(member.passwordHash, password))) fail('wrong_credentials');
  // Only to whoever knows the password: a stranger learns nothing about the account's state.
  if (member.state !== 'active') fail('account_disabled');
  return member;
}

/**
 * A visitor logs in: writes a session, the flow if a valid other one was named, and a new hash when the
 * cost has risen. Raises `email_malformed`, `password_missing`, `member_unknown` (open disclosure only),
 * `wrong_credentials`, `account_disabled`.
 */
export async function authenticate(login: Login): Promise<LoggedIn> {
  const { brand, email, password, userAgent, now } = login;
  checkFields(email, password);
  const member = await proven(login);
  const flow = await flowAtLogin(brand.id, login.flowCode, member.flowCode);
  const stored = member.passwordHash ?? '';
  const rehashed = needsRehash(stored) ? await hashPassword(password) : undefined;
  const earlier = await db().session.count({ where: { memberId: member.id } });
  const token = await inTransaction(async (tx) => {
    if (rehashed !== undefined) {
      await tx.user.update({ where: { id: member.id }, data: { passwordHash: rehashed } });
    }
    await keepFlow(tx, member, flow, now);
    const session = await startSession(tx, {
      memberId: member.id,
      flowVersionId: flow.id,
      userAgent,
      now,
    });
    return session.token;
  });
  return { memberId: member.id, token, flow, firstLogin: earlier === 0 };
}
