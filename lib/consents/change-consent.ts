import { inTransaction } from '../db/client.ts';
import { brandById } from '../brands/registry.ts';
import type { Locale } from '../brands/schema.ts';
import { fail } from '../kernel/errors.ts';
import { allowAddress, suppressAddress } from '../mail/suppression.ts';
import { adjustVisibility } from './adjust-visibility.ts';
import { lockMember } from '../identity/lock-member.ts';
import type { MemberViewer } from '../identity/viewer.ts';
import { consentsOf, consentTextsFor, type ConsentState } from './queries.ts';
import { BOXES, isWithdrawable, type Giveable } from './purposes.ts';
import { recordConsents } from './record-consents.ts';
import { refuseOutdated } from './refuse-outdated.ts';

type Change = {
  readonly member: MemberViewer;
  readonly purpose: Giveable;
  readonly granted: boolean;
  /** Version of the text shown beside the switch, if the caller sends it. */
  readonly readVersion?: number | undefined;
  readonly locale: Locale;
  readonly now: Date;
};

/**
 * Gives or withdraws a member's own consent; withdrawing is as easy as giving. Appends a row. Repeating the
 * current choice appends nothing, except for the terms, which are accepted again when their text has changed.
 * Without the orientation consent the profile is hidden. Returns all current consents. Raises
 * `consent_outdated` for a text that was replaced, `input_invalid` when the terms are withdrawn.
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
    // The row lock prevents two tabs from writing the same change twice.
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
    // Mail already queued is suppressed too.
    else if (granted) await allowAddress(tx, brandId, email);
    else await suppressAddress(tx, { brandId, address: email, reason: 'unsubscribed', now });
  });
  return consentsOf(memberId);
}
