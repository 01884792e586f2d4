import type { Brand } from '../../brands/schema.ts';
import { brandSettings } from '../../brands/settings.ts';
import { inTransaction, type Db } from '../../db/client.ts';
import { wakeJobs } from '../../queue/wake.ts';
import { failField } from '../../kernel/errors.ts';
import { isEmail } from '../../identity/email.ts';
import type { Recipient } from '../tokens/mail-token-link.ts';
import { memberByEmail } from '../queries.ts';

/**
 * For functions by which a visitor has a link mailed to an address: `mail` queues it, in a transaction, for
 * the account of that address. A disabled account gets none. False means that the address has no account,
 * which only a brand with open disclosure reveals. Raises `email_malformed`.
 */
export async function mailToOwner(
  brand: Brand,
  typed: string,
  now: Date,
  mail: (tx: Db, owner: Recipient) => Promise<void>,
): Promise<'OK' | false> {
  if (!isEmail(typed)) failField('email', 'email_malformed');
  const [{ disclosure }, member] = await Promise.all([
    brandSettings(brand.id),
    memberByEmail(brand.id, typed),
  ]);
  if (member?.state === 'active') {
    const { id: memberId, email, locale } = member;
    await inTransaction((tx) => mail(tx, { memberId, brandId: brand.id, email, locale, now }));
    wakeJobs();
  }
  const known = member !== null && member.state !== 'erased';
  return known || disclosure === 'private' ? 'OK' : false;
}
