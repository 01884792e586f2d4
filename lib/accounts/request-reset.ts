import { brandLink } from '../brands/links.ts';
import { brandSettings } from '../brands/settings.ts';
import type { Brand } from '../brands/schema.ts';
import { inTransaction } from '../db/client.ts';
import { wakeJobs } from '../jobs/wake.ts';
import { fail } from '../kernel/errors.ts';
import { newId } from '../kernel/ids.ts';
import { enqueueMail } from '../mail/enqueue-mail.ts';
import { isEmail } from './email.ts';
import { memberByEmail, type KnownMember } from './queries.ts';
import { issueToken } from './tokens/issue-token.ts';

async function mailReset(brand: Brand, member: KnownMember, now: Date): Promise<void> {
  await inTransaction(async (tx) => {
    const { id: memberId, email, locale } = member;
    const token = await issueToken(tx, { memberId, purpose: 'reset_password', email, now });
    await enqueueMail(tx, {
      brandId: brand.id,
      template: 'reset_password',
      locale,
      to: email,
      data: { link: brandLink(brand.id, `/resetPassword?token=${token}`, locale) },
      dedupeKey: `reset:${memberId}:${newId(now.getTime())}`,
      at: now,
    });
  });
  wakeJobs();
}

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
  if (member?.state === 'active') await mailReset(brand, member, now);
  const known = member !== null && member.state !== 'erased';
  return known || disclosure === 'private' ? 'OK' : false;
}
