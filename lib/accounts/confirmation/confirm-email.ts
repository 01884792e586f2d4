import type { Brand } from '../../brands/schema.ts';
import { inTransaction } from '../../db/client.ts';
import { currentFlow } from '../../flows/queries.ts';
import { wakeJobs } from '../../queue/wake.ts';
import { fail } from '../../kernel/errors.ts';
import { markConfirmed } from './mark-confirmed.ts';
import { startSession } from '../session/start-session.ts';
import { spendToken } from '../tokens/spend-token.ts';
import type { MemberViewer, Viewer } from '../../identity/viewer.ts';
import { recordLogin } from '../session/record-login.ts';

type Confirmation = {
  readonly brand: Brand;
  readonly token: string | undefined;
  readonly viewer: Viewer;
  readonly userAgent: string;
  readonly now: Date;
};

export type Confirmed = {
  readonly publicId: string;
  readonly firstLogin: boolean;
  /** Token of the session that the link opened, if the browser had no session of this member. */
  readonly token?: string;
};

function alreadySo(member: MemberViewer): Confirmed {
  if (!member.emailConfirmed) fail('email_unconfirmed');
  return { publicId: member.publicId, firstLogin: false };
}

/**
 * For the holder of the mailed token, once; a session alone proves no mailbox and only reads the current
 * state. Raises `token_expired`, `unauthenticated`, `email_unconfirmed`, `account_disabled`.
 */
export async function confirmEmail(confirmation: Confirmation): Promise<Confirmed> {
  const { brand, token, viewer, userAgent, now } = confirmation;
  if (token === undefined || token === '') {
    return viewer.kind === 'member' ? alreadySo(viewer) : fail('unauthenticated');
  }
  const { memberId, ...confirmed } = await inTransaction(async (tx) => {
    const { memberId } = await spendToken(tx, {
      brandId: brand.id,
      purpose: 'confirm_email',
      secret: token,
      now,
    });
    const member = await tx.user.findUniqueOrThrow({
      where: { id: memberId },
      select: { publicId: true, state: true, flowCode: true },
    });
    if (member.state !== 'active') fail('account_disabled');
    const firstLogin = await markConfirmed(tx, memberId, now);
    if (viewer.kind === 'member' && viewer.memberId === memberId) {
      return { memberId, publicId: member.publicId, firstLogin };
    }
    const flow = await currentFlow(brand.id, member.flowCode, memberId);
    const session = await startSession(tx, { memberId, flowVersionId: flow.id, userAgent, now });
    return { memberId, publicId: member.publicId, firstLogin, token: session.token };
  });
  await recordLogin(memberId, now);
  wakeJobs();
  return confirmed;
}
