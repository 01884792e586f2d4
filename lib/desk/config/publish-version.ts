import type { Db } from '../../db/client.ts';
import { publishFlow } from '../../flows/publish-flow.ts';
import { fail } from '../../kernel/errors.ts';
import { publishPlan } from '../../payments/offers/publish-plan.ts';
import type { ConfigTarget } from './config-target.ts';

type NewVersion = {
  readonly content: unknown;
  /** The newest version when the operator decided. */
  readonly after: number;
  readonly by: { readonly actor: string; readonly note: string; readonly restores?: number };
  /** The unusual price of a plan that the operator confirmed. */
  readonly confirmedPriceMinor?: number | undefined;
  readonly now: Date;
};

/**
 * For actions that publish: stores a content as the target's newest version. Raises `conflict` when another
 * version was published meanwhile, because its change would be lost unnoticed; `input_invalid` with each
 * fault; `price_unusual`.
 */
export async function publishVersion(
  tx: Db,
  { kind, brandId, key }: ConfigTarget,
  { content, after, by, confirmedPriceMinor, now }: NewVersion,
): Promise<number> {
  const version =
    kind === 'flow'
      ? (await publishFlow(tx, { brandId, code: key, config: content, by, now })).version
      : await publishPlan(tx, { productId: key, content, by, confirmedPriceMinor, now });
  if (version !== after + 1) fail('conflict', { version: version - 1 });
  return version;
}
