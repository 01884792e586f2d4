import { openingSchema } from '../brands/opening.ts';
import type { Brand } from '../brands/schema.ts';
import { inTransaction } from '../db/client.ts';
import { flowCodes } from '../flows/queries.ts';
import { fail } from '../kernel/errors.ts';
import { nextSettings } from './next-settings.ts';

type BrandChange = {
  readonly brand: Brand;
  readonly json: string;
  readonly actor: string;
  readonly now: Date;
};

const known = Object.keys(openingSchema.shape).join(' ');

function parse(json: string) {
  try {
    return openingSchema.partial().parse(JSON.parse(json));
  } catch {
    return fail('input_invalid', { known });
  }
}

/**
 * Staff only: changes the given brand settings and leaves the others unchanged, as a new version. Raises
 * `input_invalid`, `flow_unknown` for a default flow that the brand never published, and `conflict` when
 * another version was stored meanwhile.
 */
export async function setBrand({ json, ...request }: BrandChange): Promise<void> {
  const { defaultFlow, paymentCompany, mainstream, consentTool, googlePay } = parse(json);
  if (defaultFlow !== undefined && !(await flowCodes(request.brand.id)).has(defaultFlow)) {
    fail('flow_unknown', { code: defaultFlow });
  }
  const change = {
    ...(defaultFlow !== undefined && { defaultFlow }),
    ...(paymentCompany !== undefined && { paymentCompany }),
    ...(mainstream !== undefined && { mainstream }),
    ...(consentTool !== undefined && { consentTool }),
    ...(googlePay !== undefined && { googlePay }),
  };
  await inTransaction((tx) => nextSettings(tx, { ...request, change, action: 'brand.settings' }));
}
