import type { Db } from '../../db/client.ts';
import type { Locale } from '../../brands/schema.ts';
import { newId, newPublicId } from '../../kernel/ids.ts';
import { openAccount } from '../../credits/open-account.ts';
import type { OnboardingStep } from '../../db/generated/enums.ts';
import type { Flow } from '../../flows/queries.ts';
import {
  storedGender,
  type OwnGender,
  type ShownWith,
  type SoughtGender,
} from '../../identity/gender.ts';
import { cleanEmail, normaliseEmail } from '../../identity/email.ts';
import { lockForAddress } from '../../known-people/lock-lists.ts';
import { matchAddress } from '../../known-people/match-address.ts';

export type NewAccount = {
  readonly brandId: string;
  readonly email: string;
  /** Null: the member logs in through an identity provider until they set a password. */
  readonly passwordHash: string | null;
  readonly locale: Locale;
  readonly country: string;
  readonly regionId: number;
  readonly cityId: number | null;
  readonly gender: OwnGender;
  /** Of a nonbinary person. */
  readonly shownWith?: ShownWith | null | undefined;
  readonly seeking: SoughtGender;
  readonly age: number;
  /** Since when the age holds; by default, now. */
  readonly ageSince?: Date;
  readonly screenName: string;
  readonly flow: Flow;
  /** Where the steps after the signup begin; without one there are none. */
  readonly onboardingStep?: OnboardingStep;
};

/**
 * Called by signup and by the seed, inside their transaction: creates account, profile, flow and starting
 * credits. Violates the unique constraint on (brand, address) when the address has an account.
 */
export async function createAccount(
  tx: Db,
  account: NewAccount,
  now: Date,
): Promise<{ memberId: string; publicId: string; profileId: string }> {
  const memberId = newId(now.getTime());
  const publicId = newPublicId();
  const profileId = newId(now.getTime());
  const { brandId, country, regionId, cityId, flow } = account;
  await lockForAddress(tx, brandId);
  await tx.user.create({
    data: {
      id: memberId,
      publicId,
      brandId,
      email: cleanEmail(account.email),
      emailNormalised: normaliseEmail(account.email),
      passwordHash: account.passwordHash,
      state: 'active',
      flowCode: flow.code,
      locale: account.locale,
      country,
      regionId,
      cityId,
      createdAt: now,
    },
  });
  await tx.profile.create({
    data: {
      id: profileId,
      publicId: newPublicId(),
      kind: 'member',
      memberId,
      brandId,
      screenName: account.screenName,
      ...storedGender(account),
      seeking: account.seeking,
      ageGiven: account.age,
      ageGivenAt: account.ageSince ?? now,
      country,
      regionId,
      cityId,
      answeredBy: [],
      onboardingStep: account.onboardingStep ?? null,
      createdAt: now,
    },
  });
  await tx.flowAssignment.create({
    data: {
      id: newId(now.getTime()),
      memberId,
      flowVersionId: flow.id,
      source: 'signup',
      at: now,
    },
  });
  await openAccount(tx, memberId, flow, now);
  await matchAddress(tx, { memberId, brandId, email: account.email, now });
  return { memberId, publicId, profileId };
}
