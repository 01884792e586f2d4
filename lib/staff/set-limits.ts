import { brandLimitsSchema } from '../brands/limits.ts';
import type { Brand } from '../brands/schema.ts';
import { inTransaction } from '../db/client.ts';
import { isDuplicate } from '../db/violations.ts';
import { fail } from '../kernel/errors.ts';
import { newId } from '../kernel/ids.ts';
import { audit } from './audit.ts';

type Wish = {
  readonly brand: Brand;
  readonly json: string;
  readonly actor: string;
  readonly now: Date;
};

function parse(json: string) {
  try {
    return brandLimitsSchema.parse(JSON.parse(json));
  } catch {
    return fail('input_invalid', { known: Object.keys(brandLimitsSchema.shape).join(' ') });
  }
}

/**
 * Staff only. From now on a brand's limits are these, and what they do not name is as the product has it:
 * a new version of its settings. Raises `input_invalid`, and `conflict` when another version came between.
 */
export async function setLimits({ brand, json, actor, now }: Wish): Promise<void> {
  const limits = parse(json);
  const work = inTransaction(async (tx) => {
    const { googlePay, ...last } = await tx.brandSettings.findFirstOrThrow({
      where: { brandId: brand.id },
      orderBy: { version: 'desc' },
    });
    const next = { id: newId(now.getTime()), version: last.version + 1, limits, createdAt: now };
    await tx.brandSettings.create({ data: { ...last, googlePay: googlePay ?? {}, ...next } });
    await audit(tx, { actor, action: 'brand.limits', subject: brand.id, data: { limits }, now });
  });
  await work.catch((error: unknown) => {
    if (isDuplicate(error)) fail('conflict');
    throw error;
  });
}
