import { inTransaction } from '../db/client.ts';
import { brandById } from '../brands/registry.ts';
import type { Locale } from '../brands/schema.ts';
import { fail } from '../kernel/errors.ts';
import { allowAddress, suppressAddress } from '../mailing/suppression.ts';
import { adjustVisibility } from '../accounts/adjust-visibility.ts';
import { lockMember } from '../accounts/lock-member.ts';
import type { MemberViewer } from '../accounts/viewer.ts';
import { consentsOf, consentTextsFor, type ConsentState } from './queries.ts';
import { BOXES, isWithdrawable, type Giveable } from './purposes.ts';
import { recordConsents } from './record-consents.ts';
import { refuseOutdated } from './refuse-outdated.ts';

type Change = {
  readonly member: MemberViewer;
  readonly purpose: Giveable;
  readonly granted: boolean;
  /** Of the text that stood beside the switch, where the caller tells it. */
  readonly readVersion?: number | undefined;
  readonly locale: Locale;
  readonly now: Date;
};

/**
 * A member gives or takes back a consent of their own, as easily the one way as the other. Appends a
 * row; saying what already holds appends nothing, but for the terms, which are agreed to anew when they are
 * another text. Without the one about orientation the profile is shown to nobody. Returns all consents as they
 * hold. Raises `consent_outdated` for a text that was replaced, `input_invalid` where the terms are taken back.
 */
export async function changeConsent({
  member,
  purpose,
  granted,
  readVersion,
  locale,
  now,
}: Change): Promise<ConsentState[]> {
  if (!granted && !isWithdrawable(purpose)) return fail('input_invalid');
  const brand = brandById(member.brandId) ?? fail('not_found');
  const texts = await consentTextsFor(brand, locale);
  if (granted) refuseOutdated(texts, { [BOXES[purpose].box]: readVersion });
  const { memberId, brandId } = member;
  await inTransaction(async (tx) => {
    // The row lock keeps two tabs from writing the same change twice.
    const { email } = await lockMember(tx, memberId);
    const newest = await tx.consentRecord.findFirst({
      where: { memberId, purpose },
      orderBy: [{ at: 'desc' }, { id: 'desc' }],
      select: { granted: true, textHash: true },
    });
    const anotherText = purpose === 'terms' && newest?.textHash !== texts.terms.hash;
    if ((newest?.granted ?? false) === granted && !anotherText) return;
    await recordConsents(tx, {
      memberId,
      brandId,
      choices: { [purpose]: granted },
      texts,
      source: 'profile',
      now,
    });
    if (purpose === 'terms') return;
    if (purpose === 'orientation') await adjustVisibility(tx, memberId, now);
    // What is on its way already stops as well.
    else if (granted) await allowAddress(tx, brandId, email);
    else await suppressAddress(tx, { brandId, address: email, reason: 'unsubscribed', now });
  });
  return consentsOf(memberId);
}
