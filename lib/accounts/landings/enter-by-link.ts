import type { Brand } from '../../brands/schema.ts';
import { inTransaction, type Db } from '../../db/client.ts';
import type { AutologinChannel } from '../../db/generated/enums.ts';
import { currentFlow } from '../../flows/queries.ts';
import { wakeJobs } from '../../queue/wake.ts';
import { fail } from '../../kernel/errors.ts';
import { normaliseEmail } from '../../identity/email.ts';
import { markConfirmed } from '../confirmation/mark-confirmed.ts';
import { recordLogin } from '../session/record-login.ts';
import { startSession } from '../session/start-session.ts';
import { spendToken } from '../tokens/spend-token.ts';
import type { Viewer } from '../../identity/viewer.ts';
import { LINKS } from '../issue-login-link.ts';
import { readTarget } from './target.ts';

type Visit = {
  readonly brand: Brand;
  readonly token: string;
  /** Base64 of the link's target. */
  readonly redirect: string;
  readonly channel: AutologinChannel;
  readonly viewer: Viewer;
  readonly userAgent: string;
  readonly now: Date;
};

export type EnteredByLink = {
  readonly publicId: string;
  readonly target: string;
  /** Token of the session that the link opened, if the browser had no session of this member. */
  readonly token?: string;
};

async function spentBy(tx: Db, { brand, token, channel, now }: Visit) {
  const { purpose } = LINKS[channel];
  const { memberId, email } = await spendToken(tx, {
    brandId: brand.id,
    purpose,
    secret: token,
    now,
  });
  const member = await tx.user.findUniqueOrThrow({
    where: { id: memberId },
    select: { publicId: true, state: true, flowCode: true, emailNormalised: true },
  });
  // A disabled account keeps its link: the rollback leaves the token unused.
  if (member.state !== 'active') fail('account_disabled');
  const sameMailbox = normaliseEmail(email) === member.emailNormalised;
  // Sent to an address that is no longer the member's, the link may be in another person's hands.
  if (channel === 'email' && !sameMailbox) fail('token_expired');
  return { memberId, ...member };
}

/**
 * For the holder of the link, once, by the button of its page. Opens a session; a link that came by mail also
 * proves the mailbox. Raises `redirect_invalid`, `token_expired`, `account_disabled`.
 */
export async function enterByLink(visit: Visit): Promise<EnteredByLink> {
  const { brand, channel, viewer, userAgent, now } = visit;
  const target = readTarget(visit.redirect, brand) ?? fail('redirect_invalid');
  const { memberId, ...entered } = await inTransaction(async (tx) => {
    const { memberId, publicId, flowCode } = await spentBy(tx, visit);
    if (channel === 'email') await markConfirmed(tx, memberId, now);
    if (viewer.kind === 'member' && viewer.memberId === memberId)
      return { memberId, publicId, target };
    const flow = await currentFlow(brand.id, flowCode, memberId);
    const session = await startSession(tx, { memberId, flowVersionId: flow.id, userAgent, now });
    return { memberId, publicId, target, token: session.token };
  });
  await recordLogin(memberId, now);
  wakeJobs();
  return entered;
}
