import { createAccount } from '../../../lib/accounts/signup/create-account.ts';
import type { Brand } from '../../../lib/brands/schema.ts';
import { consentTextsFor } from '../../../lib/consents/queries.ts';
import { recordConsents } from '../../../lib/consents/record-consents.ts';
import { deriveLevel } from '../../../lib/credits/derive-level.ts';
import { grantCredits } from '../../../lib/credits/grant-credits.ts';
import type { Db } from '../../../lib/db/client.ts';
import { currentFlow } from '../../../lib/flows/queries.ts';
import { after, DAY } from '../../../lib/kernel/clock.ts';
import { newId } from '../../../lib/kernel/ids.ts';
import { describePerson, type Person } from './person.ts';
import { randomOf } from './random.ts';
import type { WorldCopy } from './world-copy.ts';

export const DEMO_PASSWORD = 'Amarena-demo-2026';

/** The logins of every demo brand. */
export const demoLogins = ['free', 'paid', 'vip', 'verified', 'anna'] as const;
export type DemoLogin = (typeof demoLogins)[number];

export const demoEmail = (login: DemoLogin): string => `${login}@demo.test`;

const BOUGHT_CREDITS = 200;
const PERIOD_DAYS = 30;

export type LoggedIn = Person & {
  readonly login: DemoLogin;
  readonly seed: string;
  readonly memberId: string;
  readonly profileId: string;
};

export type LoginPlace = {
  readonly brand: Brand;
  readonly copy: WorldCopy;
  readonly regionId: number;
  readonly cityId: number;
  readonly passwordHash: string;
};

/** Creates one of the demo's logins, with the state its name promises, through the product's own verbs. */
export async function seedLogin(
  tx: Db,
  login: DemoLogin,
  where: LoginPlace,
  now: Date,
): Promise<LoggedIn> {
  const { brand, copy, regionId, cityId, passwordHash } = where;
  const seed = `${brand.id} ${login}`;
  const isWoman = login === 'anna';
  const described = describePerson(
    randomOf(seed),
    copy,
    isWoman ? 'woman' : 'man',
    isWoman ? 'man' : 'woman',
  );
  const person = { ...described, screenName: isWoman ? 'Anna' : described.screenName };
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
    now,
  );
  await tx.user.update({ where: { id: memberId }, data: { emailConfirmedAt: now } });
  const { about, lookingFor, hairColor, heightCm, weightKg } = person;
  await tx.profile.update({
    where: { id: profileId },
    data: { about, lookingFor, hairColor, heightCm, weightKg, lastActiveAt: now },
  });
  const choices = { terms: true, orientation: true, marketing: false, of_age: true };
  await recordConsents(tx, { memberId, brandId: brand.id, choices, texts, source: 'signup', now });
  await grantPromised(tx, login, memberId, now);
  return { ...person, login, seed, memberId, profileId };
}

async function grantPromised(tx: Db, login: DemoLogin, memberId: string, now: Date): Promise<void> {
  const grant = { memberId, reason: 'purchase' as const, reference: 'demo', now };
  if (login === 'paid') {
    const uniqueKey = `demo:${memberId}:bought`;
    await grantCredits(tx, { ...grant, bucket: 'bought', amount: BOUGHT_CREDITS, uniqueKey });
  }
  if (login === 'verified') {
    const verified = { cardVerifiedAt: now, cardVerifiedBy: 'card_check' } as const;
    await tx.user.update({ where: { id: memberId }, data: verified });
  }
  if (login === 'vip') {
    const plan = await tx.planVersion.findFirstOrThrow({
      where: { kind: 'subscription', periodMonths: 1 },
      orderBy: { version: 'desc' },
    });
    const end = after(now, PERIOD_DAYS * DAY);
    await tx.subscription.create({
      data: {
        id: newId(now.getTime()),
        memberId,
        planVersionId: plan.id,
        state: 'active',
        period: 1,
        anchorAt: now,
        periodStart: now,
        periodEnd: end,
        accessUntil: end,
        createdAt: now,
      },
    });
    const amount = plan.credits + plan.bonusCredits;
    const uniqueKey = `demo:${memberId}:subscription`;
    await grantCredits(tx, { ...grant, bucket: 'subscription', amount, uniqueKey });
  }
  await deriveLevel(tx, memberId, now);
}
