import { db } from '../../db/client.ts';
import { flowConfigSchema } from '../../flows/config.ts';
import { newestPlans } from '../../payments/offers/plans.ts';
import { contentOf } from '../../payments/offers/publish-plan.ts';
import { brandFilter } from '../brand-scope.ts';
import { historyOf, versionsBefore } from '../config/history.ts';
import { publicationsOf } from '../config/publications.ts';
import type { Operator } from '../../identity/operator.ts';

/** All plans with the operator who published each version, and whether there is a draft. */
export async function listPlans() {
  const [plans, drafts] = await Promise.all([
    newestPlans(),
    db().configDraft.findMany({ where: { kind: 'plan', state: 'open' }, select: { key: true } }),
  ]);
  const published = await publicationsOf(plans.map(({ id }) => id));
  const written = new Set(drafts.map(({ key }) => key));
  const known = new Set(plans.map(({ productId }) => productId));
  return {
    plans: plans.map((plan) => ({
      productId: plan.productId,
      version: plan.version,
      publishedAt: plan.publishedAt,
      currency: plan.currency,
      ...contentOf(plan),
      ...published(plan.id),
      draft: written.has(plan.productId),
    })),
    /** Drafts of plans that were never published. */
    fresh: [...written].filter((key) => !known.has(key)),
  };
}

/** The flows that offer a product and its name in each: the newest versions on the operator's brands. */
export async function offeredWhere(productId: string, operator: Pick<Operator, 'brandIds'>) {
  const rows = await db().flowVersion.findMany({
    where: brandFilter(operator),
    distinct: ['brandId', 'code'],
    orderBy: [{ brandId: 'asc' }, { code: 'asc' }, { version: 'desc' }],
  });
  return rows.flatMap(({ brandId, code, config }) => {
    const { plans } = flowConfigSchema.parse(config);
    const entry = Object.values(plans)
      .flat()
      .find((one) => one.productId === productId);
    return entry ? [{ brandId, code, names: entry.planName }] : [];
  });
}

/** The versions of a plan before the given one, newest first. */
export async function planHistory(productId: string, before?: number) {
  const rows = await db().planVersion.findMany(versionsBefore({ productId }, before));
  return historyOf(
    rows.map((row) => {
      const { id, version, publishedAt } = row;
      return { id, version, publishedAt, content: contentOf(row) };
    }),
  );
}
