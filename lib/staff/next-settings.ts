import type { Brand } from '../brands/schema.ts';
import { inTransaction } from '../db/client.ts';
import type { Prisma } from '../db/generated/client.ts';
import { isDuplicate } from '../db/violations.ts';
import { fail } from '../kernel/errors.ts';
import { newId } from '../kernel/ids.ts';
import { audit } from './audit.ts';

type Columns =
  | 'defaultFlow'
  | 'disclosure'
  | 'paymentCompany'
  | 'mainstream'
  | 'consentTool'
  | 'googlePay'
  | 'limits';

type Change = {
  readonly brand: Brand;
  readonly change: Partial<Pick<Prisma.BrandSettingsCreateInput, Columns>>;
  /** As the audit names it. */
  readonly action: 'brand.limits' | 'brand.settings' | 'brand.restore';
  readonly actor: string;
  readonly now: Date;
  /** The version that was looked at, where somebody did. */
  readonly expected?: number;
  readonly note?: string;
  /** The earlier version that comes back. */
  readonly restores?: number;
};

/** For the verbs that change a brand: its settings with a change, as the next version. Raises `conflict` when another one came between. */
export async function nextSettings({
  brand,
  change,
  action,
  actor,
  now,
  ...rest
}: Change): Promise<number> {
  const { expected, note = '', restores } = rest;
  const work = inTransaction(async (tx) => {
    const { googlePay, limits, ...last } = await tx.brandSettings.findFirstOrThrow({
      where: { brandId: brand.id },
      orderBy: { version: 'desc' },
    });
    if (expected !== undefined && expected !== last.version) fail('conflict');
    const id = newId(now.getTime());
    const version = last.version + 1;
    await tx.brandSettings.create({
      data: {
        ...{ ...last, googlePay: googlePay ?? {}, limits: limits ?? {}, ...change },
        ...{ id, version, createdAt: now },
      },
    });
    const by = { actor, note, restores: restores ?? null };
    await tx.publication.create({ data: { id, ...by, at: now } });
    const data = change as Prisma.JsonObject;
    await audit(tx, { actor, action, subject: brand.id, brandId: brand.id, data, now });
    return version;
  });
  return work.catch((error: unknown) => {
    if (isDuplicate(error)) fail('conflict');
    throw error;
  });
}
