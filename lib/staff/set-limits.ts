import { brandLimitsSchema } from '../brands/limits-schema.ts';
import type { Brand } from '../brands/schema.ts';
import { inTransaction } from '../db/client.ts';
import { fail } from '../kernel/errors.ts';
import { nextSettings } from './next-settings.ts';

type LimitsChange = {
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
 * Staff only: replaces a brand's limits, as a new version of its settings; limits not given get the product's
 * default. Raises `input_invalid`, and `conflict` when another version was stored meanwhile.
 */
export async function setLimits({ json, ...request }: LimitsChange): Promise<void> {
  const change = { limits: parse(json) };
  await inTransaction((tx) => nextSettings(tx, { ...request, change, action: 'brand.limits' }));
}
