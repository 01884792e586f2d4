import type { Brand } from '../brands/schema.ts';
import type { Db } from '../db/client.ts';
import type { Prisma } from '../db/generated/client.ts';
import { isDuplicate } from '../db/violations.ts';
import { fail } from '../kernel/errors.ts';
import { newId } from '../kernel/ids.ts';
import { audit } from '../audit/audit.ts';

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
  /** The action's name in the audit log. */
  readonly action: 'brand.limits' | 'brand.settings' | 'brand.restore';
  readonly actor: string;
  readonly now: Date;
  /** The version that the operator edited; undefined when the caller read none. */
  readonly expected?: number;
  readonly note?: string;
  /** The earlier version that is restored. */
  readonly restores?: number;
};

/**
 * For actions that change a brand, inside a transaction: stores its settings with the change as the next version.
 * Raises `conflict` when another version was stored meanwhile.
 */
export async function nextSettings(tx: Db, request: Change): Promise<number> {
  const { brand, change, action, actor, now, expected, note = '', restores } = request;
  const { consentTool, googlePay, limits, ...last } = await tx.brandSettings.findFirstOrThrow({
    where: { brandId: brand.id },
    orderBy: { version: 'desc' },
  });
  if (expected !== undefined && expected !== last.version) fail('conflict');
  const id = newId(now.getTime());
  const version = last.version + 1;
  try {
    await tx.brandSettings.create({
      data: {
        ...last,
        consentTool: consentTool ?? 'own',
        googlePay: googlePay ?? {},
        limits: limits ?? {},
        ...change,
        id,
        version,
        createdAt: now,
      },
    });
  } catch (error) {
    if (isDuplicate(error)) fail('conflict');
    throw error;
  }
  const by = { actor, note, restores: restores ?? null };
  await tx.publication.create({ data: { id, ...by, at: now } });
  const data = change as Prisma.JsonObject;
  await audit(tx, { actor, action, subject: brand.id, brandId: brand.id, data, now });
  return version;
}
