import { fail } from '../../kernel/errors.ts';
import { failPoint } from '../../kernel/fail-point.ts';
import type { Attempt } from '../../db/generated/client.ts';
import type { Means } from '../providers/charge-request.ts';
import type { Provider } from '../providers/provider.ts';
import { capabilitiesOf } from '../providers/registry.ts';

/** A provider of a route, with the buyer's means as it takes them. */
export type Way = { readonly provider: Provider; readonly means: Means };

function meansAt(provider: Provider, method: string, means: Means): Means | undefined {
  if (means.kind === 'stored' || means.kind === 'wallet') return means;
  if (!capabilitiesOf(provider, method)?.has('card_fields')) return { kind: 'hosted' };
  return means.kind === 'sealed_card' ? means : undefined;
}

/**
 * The providers of a route that can take what the buyer gave: what one of them sealed is of no use to the
 * next, which asks on a page of its own. Raises `payment_method_unavailable` when none can. Pure.
 */
export function waysOf(route: readonly Provider[], method: string, means: Means): readonly Way[] {
  // What a provider keeps is kept by that one alone.
  const asked = means.kind === 'stored' ? route.slice(0, 1) : route;
  const ways = asked.flatMap((provider) => {
    const given = meansAt(provider, method, means);
    return given ? [{ provider, means: given }] : [];
  });
  return ways.length > 0 ? ways : fail('payment_method_unavailable', { method });
}

/** Whether it is sure that the provider never looked at the payment. */
export function isPassedOver({ state, technical }: Pick<Attempt, 'state' | 'technical'>): boolean {
  return state === 'error' && technical;
}

/**
 * What of a route may still be tried for an order: all of it before the first attempt, the others after
 * technical failures, nothing once any provider may have looked at the payment. Pure.
 */
export function waysLeft(
  ways: readonly Way[],
  attempts: readonly Pick<Attempt, 'provider' | 'state' | 'technical'>[],
): readonly Way[] {
  if (!attempts.every(isPassedOver)) return [];
  const tried = new Set(attempts.map(({ provider }) => provider));
  return ways.filter(({ provider }) => !tried.has(provider.name));
}

/**
 * Charges by the first of the ways, and by the next one only after a proven technical failure. `charge` is
 * told how many were passed over before.
 */
export async function walkRoute<Charged extends Pick<Attempt, 'state' | 'technical'>>(
  ways: readonly Way[],
  charge: (way: Way, before: number) => Promise<Charged>,
  before = 0,
): Promise<Charged> {
  const way = ways[before] ?? fail('conflict');
  const charged = await charge(way, before);
  if (before + 1 === ways.length || !isPassedOver(charged)) return charged;
  failPoint('charge.passed_over');
  return walkRoute(ways, charge, before + 1);
}
