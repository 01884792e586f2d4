import { brandSettings } from '../brands/settings.ts';
import type { Brand } from '../brands/schema.ts';
import { db, inTransaction } from '../db/client.ts';
import { currentFlow, flowCodes, type Flow } from '../flows/queries.ts';
import { fail, type FieldFault } from '../kernel/errors.ts';
import { newId } from '../kernel/ids.ts';
import {
  hashPassword,
  needsRehash,
  pretendToVerify,
  verifyPassword,
} from '../security/password.ts';
import { cleanEmail, isEmail } from './email.ts';
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
    return fail(disclosure === 'open' ? 'member_unknown' : 'wrong_credentials');
  }
  if (!(await verifyPassword(member.passwordHash, password))) fail('wrong_credentials');
  // Only to whoever knows the password: a stranger learns nothing about the account's state.
  if (member.state !== 'active') fail('account_disabled');
  return member;
}

async function flowFor(
  brandId: string,
  requested: string | undefined,
  stored: string,
): Promise<Flow> {
  const wanted =
    requested !== undefined && requested !== stored && (await flowCodes(brandId)).has(requested);
  return currentFlow(brandId, wanted ? requested : stored);
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
  const flow = await flowFor(brand.id, login.flowCode, member.flowCode);
  const stored = member.passwordHash ?? '';
  const rehashed = needsRehash(stored) ? await hashPassword(password) : undefined;
  const earlier = await db().session.count({ where: { memberId: member.id } });
  const token = await inTransaction(async (tx) => {
    const changes = {
      ...(rehashed === undefined ? {} : { passwordHash: rehashed }),
      ...(flow.code === member.flowCode ? {} : { flowCode: flow.code }),
    };
    if (Object.keys(changes).length > 0) {
      await tx.user.update({ where: { id: member.id }, data: changes });
    }
    if (flow.code !== member.flowCode) {
      await tx.flowAssignment.create({
        data: {
          id: newId(now.getTime()),
          memberId: member.id,
          flowVersionId: flow.id,
          source: 'login',
          at: now,
        },
      });
    }
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
