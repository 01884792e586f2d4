import { createAccount } from '#lib/accounts/signup/create-account.ts';
import { startSession } from '#lib/accounts/session/start-session.ts';
import { brandById } from '#lib/brands/registry.ts';
import type { Brand } from '#lib/brands/schema.ts';
import { consentTextsFor } from '#lib/consents/queries.ts';
import { recordConsents } from '#lib/consents/record-consents.ts';
import { inTransaction } from '#lib/db/client.ts';
import type { UserState } from '#lib/db/generated/enums.ts';
import type { OwnGender, ShownWith, SoughtGender } from '#lib/identity/gender.ts';
import { refreshListing } from '#lib/listings/refresh-listing.ts';
import { currentFlow } from '#lib/flows/queries.ts';
import { clock } from '#lib/kernel/clock.ts';
import { firstRegion } from './first-region.ts';
import { passwordHashOf } from './password-hash.ts';

export const MEMBER_PASSWORD = 'granita al limone 7';

let counter = 0;

export type MemberOptions = {
  readonly brandId?: string;
  readonly email?: string;
  readonly password?: string;
  readonly gender?: OwnGender;
  readonly shownWith?: ShownWith;
  readonly seeking?: SoughtGender;
  readonly age?: number;
  readonly screenName?: string;
  readonly regionId?: number;
  readonly cityId?: number | null;
  readonly flowCode?: string;
  readonly confirmed?: boolean;
  readonly state?: UserState;
  readonly cardVerified?: boolean;
  readonly now?: Date;
};

export type CreatedMember = {
  readonly memberId: string;
  readonly publicId: string;
  readonly profileId: string;
  /** The profile's public id, which others write to. */
  readonly angelId: string;
  readonly brandId: string;
  readonly email: string;
  readonly password: string;
  /** Token of a live session, for `Authorization: Bearer`. */
  readonly token: string;
  readonly sessionId: string;
};

function known(brandId: string): Brand {
  const brand = brandById(brandId);
  if (!brand) throw new Error(`no brand ${brandId}`);
  return brand;
}

/** A member as signup leaves them, confirmed and listed by default, with a session. */
export async function createMember(options: MemberOptions = {}): Promise<CreatedMember> {
  counter += 1;
  const { brandId = 'dolcevita', password = MEMBER_PASSWORD, now = clock.now() } = options;
  const { email = `member${counter}-${process.pid}@example.test`, flowCode = '7' } = options;
  const brand = known(brandId);
  const locale = brand.locales.default;
  const { country } = brand;
  const regionId = options.regionId ?? (await firstRegion(country)).id;
  const [flow, texts, passwordHash] = await Promise.all([
    currentFlow(brandId, flowCode),
    consentTextsFor(brand, locale),
    passwordHashOf(password),
  ]);
  const { gender = 'man', age = 34, screenName = `Member ${counter}` } = options;
  const { seeking = gender === 'man' ? 'woman' : 'man' } = options;
  return inTransaction(async (tx) => {
    const cityId = options.cityId ?? null;
    const account = { brandId, email, passwordHash, locale, country, regionId, cityId };
    const about = { gender, shownWith: options.shownWith, seeking, age, screenName, flow };
    const { memberId, publicId, profileId } = await createAccount(
      tx,
      { ...account, ...about },
      now,
    );
    const choices = { terms: true, orientation: true, marketing: false, of_age: true };
    await recordConsents(tx, { memberId, brandId, choices, texts, source: 'signup', now });
    const { confirmed = true, state = 'active', cardVerified = false } = options;
    await tx.user.update({
      where: { id: memberId },
      data: {
        state,
        emailConfirmedAt: confirmed ? now : null,
        ...(cardVerified ? { cardVerifiedAt: now, cardVerifiedBy: 'card_check' } : {}),
      },
    });
    await refreshListing(tx, profileId, now);
    const session = { memberId, flowVersionId: flow.id, userAgent: 'factory', now };
    const { token, sessionId } = await startSession(tx, session);
    const { publicId: angelId } = await tx.profile.findUniqueOrThrow({ where: { id: profileId } });
    return { memberId, publicId, profileId, angelId, brandId, email, password, token, sessionId };
  });
}
