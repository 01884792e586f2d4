import type { Brand } from '../../brands/schema.ts';
import { inTransaction, type Db } from '../../db/client.ts';
import { isDuplicate } from '../../db/violations.ts';
import type { Flow } from '../../flows/queries.ts';
import { wakeJobs } from '../../queue/wake.ts';
import { fail } from '../../kernel/errors.ts';
import { flowAtLogin, assignFlow } from '../login/flow-at-login.ts';
import { invite } from '../landings/invitation.ts';
import { lockMember } from '../../identity/lock-member.ts';
import { memberByEmail } from '../queries.ts';
import { startSession } from '../session/start-session.ts';
import type { Attempt } from './attempt.ts';
import { claimAccount } from './claim-account.ts';
import type { ProviderName } from './provider-names.ts';
import { proveIdentity, type ProvenIdentity, type Returned } from './prove-identity.ts';

type Return = {
  readonly provider: ProviderName;
  readonly brand: Brand;
  /** The attempt stored in this browser. */
  readonly attempt: Attempt | undefined;
  readonly returned: Returned;
  readonly userAgent: string;
  readonly now: Date;
};

export type ByProvider =
  | {
      readonly kind: 'entered';
      readonly memberId: string;
      readonly token: string;
      readonly flow: Flow;
    }
  /** No account yet: the token is a pending account that asks for the missing fields. */
  | { readonly kind: 'pending'; readonly token: string; readonly email: string };

/** Looks up the provider's `subject` first: the address may belong to another person by now. */
async function memberOf(tx: Db, back: Return, identity: ProvenIdentity): Promise<string | null> {
  const { provider, now } = back;
  const brandId = back.brand.id;
  const { issuer, subject, email } = identity;
  const linked = await tx.identity.findUnique({
    where: { brandId_issuer_subject: { brandId, issuer, subject } },
    select: { id: true, memberId: true },
  });
  if (linked) {
    await lockMember(tx, linked.memberId);
    const { count } = await tx.identity.updateMany({
      where: { id: linked.id },
      data: { lastUsedAt: now },
    });
    if (count === 1) return linked.memberId;
  }
  if (email === null) return null;
  const known = await memberByEmail(brandId, email, tx);
  if (!known || known.state === 'erased') return null;
  // A suspended account gets no new login method; a caller who proved the mailbox may learn the reason.
  if (known.state !== 'active')
    fail(identity.emailVerified ? 'account_disabled' : 'identity_unverified');
  await claimAccount(tx, known, identity, { provider, brandId, now });
  return known.id;
}

async function session(tx: Db, back: Return, identity: ProvenIdentity): Promise<ByProvider | null> {
  const { brand, attempt, userAgent, now } = back;
  const memberId = await memberOf(tx, back, identity);
  if (memberId === null) return null;
  const { state, flowCode } = await tx.user.findUniqueOrThrow({
    where: { id: memberId },
    select: { state: true, flowCode: true },
  });
  if (state !== 'active') fail('account_disabled');
  const flow = await flowAtLogin(
    { brandId: brand.id, id: memberId, flowCode },
    attempt?.visit.flowId,
  );
  await assignFlow(tx, { id: memberId, flowCode }, flow, now);
  const started = await startSession(tx, { memberId, flowVersionId: flow.id, userAgent, now });
  return { kind: 'entered', memberId, token: started.token, flow };
}

/**
 * A browser returns from a provider. Logs the linked member in, links an account of the same address where that
 * is safe, or returns a pending account. Raises what `proveIdentity` and `claimAccount` raise,
 * `account_disabled`, and `identity_unverified` where the provider has not verified the address.
 */
export async function enterByProvider(back: Return): Promise<ByProvider> {
  const { provider, brand, attempt, returned, now } = back;
  const identity = await proveIdentity(provider, brand, attempt, returned);
  const enter = () => inTransaction((tx) => session(tx, back, identity));
  const entered = await enter().catch((error: unknown) => {
    // Another tab has linked the two meanwhile: logs in with that link.
    if (isDuplicate(error)) return enter();
    throw error;
  });
  if (entered) {
    wakeJobs();
    return entered;
  }
  const { issuer, subject, email, emailVerified } = identity;
  if (email === null || !emailVerified) return fail('identity_unverified');
  const visit = attempt?.visit ?? {};
  const token = await invite(brand, { kind: provider, email, issuer, subject, visit }, now);
  return { kind: 'pending', token, email };
}
