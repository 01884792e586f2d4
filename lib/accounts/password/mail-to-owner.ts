import type { Brand } from '../../brands/schema.ts';
import { brandSettings } from '../../brands/settings.ts';
import { inTransaction, type Db } from '../../db/client.ts';
import { wakeJobs } from '../../queue/wake.ts';
import { failField } from '../../kernel/errors.ts';
import { isEmail, normaliseEmail } from '../../identity/email.ts';
import type { Recipient } from '../tokens/mail-token-link.ts';
import { memberByEmail } from '../queries.ts';
import { inBackground } from '../../kernel/background.ts';
import { spendMailbox } from '../../mail/mailbox-budget.ts';

type Mail = (tx: Db, owner: Recipient) => Promise<void>;

/** Returns whether the address has an account, active or disabled. */
async function mailMember(brand: Brand, typed: string, now: Date, mail: Mail): Promise<boolean> {
  const member = await memberByEmail(brand.id, typed);
  if (member?.state === 'active') {
    const { id: memberId, email, locale } = member;
    await inTransaction((tx) => mail(tx, { memberId, brandId: brand.id, email, locale, now }));
    wakeJobs();
  }
  return member !== null && member.state !== 'erased';
}

/**
 * For functions by which a visitor has a link mailed to an address: `mail` queues it, in a transaction, for
 * the account of that address. A disabled account gets none. False means that the address has no account,
 * which only a brand with open disclosure reveals. Raises `email_malformed`, and `too_many_requests` when the
 * mailbox had too many such mails.
 */
export async function mailToOwner(
  brand: Brand,
  typed: string,
  now: Date,
  mail: Mail,
): Promise<'OK' | false> {
  if (!isEmail(typed)) failField('email', 'email_malformed');
  await spendMailbox(normaliseEmail(typed));
  const { disclosure } = await brandSettings(brand.id);
  if (disclosure === 'private') {
    // The time of the answer must not show whether the address has an account.
    inBackground('mail to owner', async () => {
      await mailMember(brand, typed, now, mail);
    });
    return 'OK';
  }
  return (await mailMember(brand, typed, now, mail)) ? 'OK' : false;
}
