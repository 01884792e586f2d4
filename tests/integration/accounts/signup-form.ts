import type { Signup } from '#lib/accounts/signup/signup.ts';
import type { SignupFields } from '#lib/accounts/signup/signup-fields.ts';
import { brandById } from '#lib/brands/registry.ts';
import { db } from '#lib/db/client.ts';
import { currentFlow } from '#lib/flows/queries.ts';
import { newId } from '#lib/kernel/ids.ts';

export const PASSWORD = 'granita al limone 7';

let counter = 0;

export function freshEmail(): string {
  counter += 1;
  return `signup${counter}@example.test`;
}

/** A signup form as a visitor of dolcevita fills it in, with the fields that a test overrides. */
export async function signupForm(
  fields: Partial<SignupFields> = {},
  more: Partial<Omit<Signup, 'fields'>> = {},
): Promise<Signup> {
  const brand = more.brand ?? brandById('dolcevita');
  if (!brand) throw new Error('brand not found');
  return {
    brand,
    locale: brand.locales.default,
    country: brand.country,
    flow: await currentFlow(brand.id, '7'),
    fields: {
      email: freshEmail(),
      password: PASSWORD,
      age: 37,
      region: 'Liguria',
      city: 'Sanremo',
      province: '',
      gender: 'man',
      seeking: 'woman',
      terms1: true,
      terms2: true,
      terms3: false,
      terms4: true,
      ...fields,
    },
    origin: { source: 'test', clickId: 'affiliate-click', userAgent: 'jest' },
    now: new Date('2026-11-21T09:00:00Z'),
    ...more,
  };
}

/** The number of rows in every table that a signup writes. */
export async function rowCounts(): Promise<Readonly<Record<string, number>>> {
  const database = db();
  return {
    users: await database.user.count(),
    profiles: await database.profile.count({ where: { kind: 'member' } }),
    attributions: await database.attribution.count(),
    flows: await database.flowAssignment.count(),
    credits: await database.creditAccount.count(),
    entries: await database.creditEntry.count(),
    consents: await database.consentRecord.count(),
    tokens: await database.oneTimeToken.count(),
    mails: await database.mailMessage.count(),
    sessions: await database.session.count(),
  };
}

/** Switches the brand to private disclosure. */
export async function makePrivate(brandId: string, now: Date): Promise<void> {
  const settings = await db().brandSettings.findFirstOrThrow({
    where: { brandId },
    orderBy: { version: 'desc' },
  });
  await db().brandSettings.create({
    data: {
      ...settings,
      consentTool: settings.consentTool ?? 'own',
      googlePay: settings.googlePay ?? {},
      limits: settings.limits ?? {},
      id: newId(now.getTime()),
      version: settings.version + 1,
      disclosure: 'private',
    },
  });
}
