import { brandSettings } from '../brands/settings.ts';
import type { Brand } from '../brands/schema.ts';
import { inTransaction } from '../db/client.ts';
import { wakeJobs } from '../jobs/wake.ts';
import { fail } from '../kernel/errors.ts';
import { isEmail } from './email.ts';
import { mailReset } from './mail-reset.ts';
import { memberByEmail } from './queries.ts';

/**
 * A visitor asks for a reset mail. False means that nobody has this address, which only a brand with open
 * disclosure tells. A disabled account gets no mail. Raises `email_malformed`.
 */
export async function requestReset(brand: Brand, email: string, now: Date): Promise<'OK' | false> {
  if (!isEmail(email)) fail('email_malformed', {}, [{ path: 'email', code: 'email_malformed' }]);
  const [{ disclosure }, member] = await Promise.all([
    brandSettings(brand.id),
    memberByEmail(brand.id, email),
  ]);
  if (member?.state === 'active') {
    const { id: memberId, email: address, locale } = member;
    const recipient = { memberId, brandId: brand.id, email: address, locale, now };
    await inTransaction((tx) => mailReset(tx, recipient));
    wakeJobs();
  }
  const known = member !== null && member.state !== 'erased';
  return known || disclosure === 'private' ? 'OK' : false;
}
