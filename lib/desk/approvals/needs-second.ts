import { brands } from '../../brands/registry.ts';
import { brandLimitsSchema } from '../../brands/limits-schema.ts';
import { brandSettings } from '../../brands/settings.ts';
import type { Proposal } from './proposal.ts';

async function limitsOf(brandId: string) {
  const { limits } = await brandSettings(brandId);
  return brandLimitsSchema.parse(limits);
}

/** Whether a second operator must agree: by the rules of the brand, or of any brand for a plan, which all sell. */
export async function needsSecond(proposal: Proposal): Promise<boolean> {
  if (proposal.act === 'refund') {
    const { refundLimitMinor } = await limitsOf(proposal.brandId);
    return refundLimitMinor !== null && proposal.amountMinor > refundLimitMinor;
  }
  const brandId = 'target' in proposal ? proposal.target.brandId : proposal.brandId;
  const asked = brandId === null ? brands.map(({ id }) => id) : [brandId];
  const rules = await Promise.all(asked.map(limitsOf));
  return rules.some(({ secondPerson }) => secondPerson);
}
