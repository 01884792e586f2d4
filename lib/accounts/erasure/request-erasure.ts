import { brandLink } from '../../brands/links.ts';
import type { Brand } from '../../brands/schema.ts';
import { db, inTransaction } from '../../db/client.ts';
import { wakeJobs } from '../../jobs/wake.ts';
import { newId } from '../../kernel/ids.ts';
import { enqueueMail } from '../../mail/enqueue-mail.ts';
import { checkName } from '../ownership/queries.ts';
import { provePassword } from '../ownership/prove-password.ts';
import { issueToken } from '../tokens/issue-token.ts';
import { spendToken } from '../tokens/spend-token.ts';
import type { MemberViewer } from '../viewer.ts';
import { beginErasure } from '../begin-erasure.ts';

type Wish = {
  readonly member: MemberViewer;
  readonly named: string | undefined;
  readonly password: string;
  readonly now: Date;
};

/** Who has no password to prove themselves by does it by the mailbox. */
async function mailLink(
  member: MemberViewer,
  account: { readonly email: string; readonly locale: string },
  now: Date,
): Promise<void> {
  const { memberId, brandId } = member;
  const { email: to, locale } = account;
  await inTransaction(async (tx) => {
    const issue = { memberId, purpose: 'erase_account', email: to, now } as const;
    const token = await issueToken(tx, issue);
    await enqueueMail(tx, {
      ...{ brandId, template: 'erasure_link', locale, to, at: now },
      data: { link: brandLink(brandId, `/eraseAccount?token=${token}`, locale) },
      dedupeKey: `erasure-link:${memberId}:${newId(now.getTime())}`,
    });
  });
}

/**
 * A member asks to be erased and proves it by the password. Null: the account has none, and a link was
 * mailed instead. Raises `not_found`, `password_missing`, `password_wrong`.
 */
export async function requestErasure(wish: Wish): Promise<Date | null> {
  const { member, named, password, now } = wish;
  const { memberId, sessionId } = member;
  checkName(member, named);
  const account = await db().user.findUniqueOrThrow({
    where: { id: memberId },
    select: { email: true, locale: true, passwordHash: true },
  });
  if (account.passwordHash === null) {
    await mailLink(member, account, now);
    wakeJobs();
    return null;
  }
  await provePassword(member, password, 'password');
  const eraseAt = await inTransaction((tx) => beginErasure(tx, { memberId, sessionId, now }));
  wakeJobs();
  return eraseAt;
}

/** Whoever holds the mailed token, once: the same for an account without password. Raises `token_expired`. */
export async function confirmErasure(brand: Brand, token: string, now: Date): Promise<Date> {
  const eraseAt = await inTransaction(async (tx) => {
    const spend = { brandId: brand.id, purpose: 'erase_account', secret: token, now } as const;
    const { memberId } = await spendToken(tx, spend);
    return beginErasure(tx, { memberId, now });
  });
  wakeJobs();
  return eraseAt;
}
