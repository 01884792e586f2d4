import type { Locale } from '../../brands/schema.ts';
import type { PlanVersion } from '../../db/generated/client.ts';
import { currentFlow } from '../../flows/queries.ts';

type Named = {
  readonly plan: Pick<PlanVersion, 'productId'>;
  readonly brandId: string;
  readonly flowCode: string;
  readonly locale: Locale;
};

/** The name of a plan in the member's flow; the product id when the flow no longer sells it. */
export async function planNameOf({ plan, brandId, flowCode, locale }: Named): Promise<string> {
  const { config } = await currentFlow(brandId, flowCode);
  const entries = Object.values(config.plans).flat();
  const entry = entries.find(({ productId }) => productId === plan.productId);
  return entry?.planName[locale] ?? plan.productId;
}
