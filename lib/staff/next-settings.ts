import type { Brand } from '../brands/schema.ts';
import { inTransaction } from '../db/client.ts';
import type { Prisma } from '../db/generated/client.ts';
import { isDuplicate } from '../db/violations.ts';
import { fail } from '../kernel/errors.ts';
import { newId } from '../kernel/ids.ts';
import { audit } from './audit.ts';

type Columns =
  'defaultFlow' | 'paymentCompany' | 'mainstream' | 'consentTool' | 'googlePay' | 'limits';

type Change = {
  readonly brand: Brand;
  readonly change: Partial<Pick<Prisma.BrandSettingsCreateInput, Columns>>;
  /** As the audit names it. */
  readonly action: 'brand.limits' | 'brand.settings';
  readonly actor: string;
  readonly now: Date;
};

/** For the verbs that change a brand: its settings with a change, as the next version. Raises `conflict` when another one came between. */
export async function nextSettings({ brand, change, action, actor, now }: Change): Promise<void> {
  const work = inTransaction(async (tx) => {
    const { googlePay, limits, ...last } = await tx.brandSettings.findFirstOrThrow({
      where: { brandId: brand.id },
      orderBy: { version: 'desc' },
    });
    await tx.brandSettings.create({
      data: {
        ...{ ...last, googlePay: googlePay ?? {}, limits: limits ?? {}, ...change },
        ...{ id: newId(now.getTime()), version: last.version + 1, createdAt: now },
      },
    });
    await audit(tx, { actor, action, subject: brand.id, data: change as Prisma.JsonObject, now });
  });
  await work.catch((error: unknown) => {
    if (isDuplicate(error)) fail('conflict');
    throw error;
  });
}
