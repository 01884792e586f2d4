import type { Locale } from '../../brands/schema.ts';
import type { PlanVersion } from '../../db/generated/client.ts';
import { currentFlow } from '../../flows/queries.ts';

type Named = {
  readonly plan: Pick<PlanVersion, 'productId'>;
  readonly brandId: string;
  readonly flowCode: string;
  readonly locale: Locale;
};

/** A plan by the name that the member's flow gives it; by its own where the flow sells it no more. */
export async function planNameOf({ plan, brandId, flowCode, locale }: Named): Promise<string> {
  const { config } = await currentFlow(brandId, flowCode);
  const entries = Object.values(config.plans).flat();
  const entry = entries.find(({ productId }) => productId === plan.productId);
  return entry?.planName[locale] ?? plan.productId;
}
