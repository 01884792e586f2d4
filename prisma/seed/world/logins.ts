import { createAccount } from '../../../lib/accounts/signup/create-account.ts';
import type { Brand } from '../../../lib/brands/schema.ts';
import { consentTextsFor } from '../../../lib/consents/queries.ts';
import { recordConsents } from '../../../lib/consents/record-consents.ts';
import type { Db } from '../../../lib/db/client.ts';
import { currentFlow } from '../../../lib/flows/queries.ts';
import { after, DAY, HOUR } from '../../../lib/kernel/clock.ts';
import { CHOICES } from './consents.ts';
import { describePerson, writtenBy, type Describe, type Person } from './person.ts';
import { randomOf } from './random.ts';

export const DEMO_PASSWORD = 'Amarena-demo-2026';

/** The logins of every demo brand. */
export const demoLogins = ['free', 'paid', 'vip', 'verified', 'anna'] as const;
export type DemoLogin = (typeof demoLogins)[number];

export const demoEmail = (login: DemoLogin): string => `${login}@demo.test`;

/** How long the logins have been members. */
const MEMBER_MS = 6 * DAY;

export type LoggedIn = Person & {
  readonly login: DemoLogin;
  readonly seed: string;
  readonly memberId: string;
  readonly profileId: string;
};

export type LoginPlace = Describe & {
  readonly brand: Brand;
  readonly regionId: number;
  readonly cityId: number;
  readonly passwordHash: string;
};

/**
 * Creates one of the demo's logins through the product's own verbs, as a member of some days; what it bought
 * follows in `seedPurchases`.
 */
export async function seedLogin(
  tx: Db,
  login: DemoLogin,
  where: LoginPlace,
  now: Date,
): Promise<LoggedIn> {
  const { brand, regionId, cityId, passwordHash } = where;
  const since = after(now, -MEMBER_MS);
  const seed = `${brand.id} ${login}`;
  const isWoman = login === 'anna';
  const person = describePerson(
    randomOf(seed),
    { ...where, seed },
    isWoman ? 'woman' : 'man',
    isWoman ? 'man' : 'woman',
  );
  const flow = await currentFlow(brand.id, '7');
  const locale = brand.locales.default;
  const texts = await consentTextsFor(brand, locale);
  const { gender, seeking, age, screenName } = person;
  const { memberId, profileId } = await createAccount(
    tx,
    {
      brandId: brand.id,
      email: demoEmail(login),
      passwordHash,
      locale,
      regionId,
      cityId,
      country: brand.country,
      gender,
      seeking,
      age,
      screenName,
      flow,
    },
    since,
  );
  const verified = { cardVerifiedAt: after(since, HOUR), cardVerifiedBy: 'card_check' } as const;
  await tx.user.update({
    where: { id: memberId },
    data: { emailConfirmedAt: since, ...(login === 'verified' && verified) },
  });
  await tx.profile.update({
    where: { id: profileId },
    data: { ...writtenBy(person), lastActiveAt: now },
  });
  const given = { memberId, brandId: brand.id, choices: CHOICES, texts, source: 'signup' };
  await recordConsents(tx, { ...given, now: since });
  return { ...person, login, seed, memberId, profileId };
}
