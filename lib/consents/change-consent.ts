import { inTransaction } from '../db/client.ts';
import { brandById } from '../brands/registry.ts';
import type { Locale } from '../brands/schema.ts';
import { fail } from '../kernel/errors.ts';
import type { MemberViewer } from '../accounts/viewer.ts';
import { consentsOf, consentTextsFor, type ConsentState } from './queries.ts';
import type { Withdrawable } from './purposes.ts';
import { recordConsents } from './record-consents.ts';

type Change = {
  readonly member: MemberViewer;
  readonly purpose: Withdrawable;
  readonly granted: boolean;
  readonly locale: Locale;
  readonly now: Date;
};

/**
 * A member gives or takes back a consent of their own, as easily the one way as the other. Appends a
 * row; saying what already holds appends nothing. Returns all consents as they hold.
 */
export async function changeConsent({
  member,
  purpose,
  granted,
  locale,
  now,
}: Change): Promise<ConsentState[]> {
  const brand = brandById(member.brandId) ?? fail('not_found');
  const texts = await consentTextsFor(brand, locale);
  const { memberId, brandId } = member;
  await inTransaction(async (tx) => {
    // The row lock keeps two tabs from writing the same change twice.
    await tx.$queryRaw`select 1 from users where id = ${memberId}::uuid for update`;
    const newest = await tx.consentRecord.findFirst({
      where: { memberId, purpose },
      orderBy: [{ at: 'desc' }, { id: 'desc' }],
      select: { granted: true },
    });
    if ((newest?.granted ?? false) === granted) return;
    await recordConsents(tx, {
      memberId,
      brandId,
      choices: { [purpose]: granted },
      texts,
      source: 'profile',
      now,
    });
  });
  return consentsOf(memberId);
}
