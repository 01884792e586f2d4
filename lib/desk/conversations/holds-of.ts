import { z } from 'zod';
import { brandLimitsSchema } from '../../brands/limits-schema.ts';
import { brands } from '../../brands/registry.ts';
import { brandSettings } from '../../brands/settings.ts';
import { db } from '../../db/client.ts';
import type { Operator } from '../../identity/operator.ts';

const perOperatorSchema = brandLimitsSchema.shape.conversationsPerOperator;
const limitsSchema = z.object({ conversationsPerOperator: perOperatorSchema });

/** The operator's limit of held conversations: the highest limit among their brands. */
export async function mostOf({ brandIds }: Operator): Promise<number> {
  const ids = brandIds.length > 0 ? brandIds : brands.map(({ id }) => id);
  const all = await Promise.all(ids.map((id) => brandSettings(id)));
  return Math.max(...all.map(({ limits }) => limitsSchema.parse(limits).conversationsPerOperator));
}

/** How many conversations the operator holds now, and their limit. */
export async function holdsOf(operator: Operator, now: Date) {
  const where = { heldBy: `operator:${operator.operatorId}`, heldUntil: { gt: now } };
  const [own, most] = await Promise.all([db().conversation.count({ where }), mostOf(operator)]);
  return { own, most };
}
