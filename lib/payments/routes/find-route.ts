import { db } from '../../db/client.ts';
import { fail } from '../../kernel/errors.ts';
import type { Capability } from '../providers/capabilities.ts';
import type { Provider } from '../providers/provider.ts';
import { capabilitiesOf, findProvider, providersOf } from '../providers/registry.ts';

type Wanted = {
  readonly company: string;
  readonly flowCode: string;
  readonly method: string;
  readonly needs: readonly Capability[];
  /** The provider that stores the card to be charged. */
  readonly only?: string | undefined;
};

/** The capabilities that a purchase needs from its provider in addition to the first charge. */
export function needsOf(planKind: string): readonly Capability[] {
  if (planKind === 'subscription') return ['store', 'merchant_initiated'];
  return planKind === 'card_check' ? ['zero_amount'] : [];
}

async function stated({ company, flowCode, method }: Wanted): Promise<readonly string[] | null> {
  const route = await db().paymentRoute.findFirst({
    where: { company, method, flowCode: { in: [flowCode, ''] } },
    orderBy: [{ flowCode: 'desc' }, { version: 'desc' }],
    select: { providers: true },
  });
  return route?.providers ?? null;
}

/**
 * Providers of a method in the order in which they are tried: from the route of flow or company, else every
 * provider that supports it. Only those with the needed capabilities. Raises `payment_method_unavailable`.
 */
export async function routeFor(wanted: Wanted): Promise<readonly [Provider, ...Provider[]]> {
  const { method, needs, only } = wanted;
  const names = await stated(wanted);
  const asked = names?.flatMap((name) => findProvider(name) ?? []) ?? providersOf(method);
  const [first, ...others] = asked.filter((provider) => {
    const can = capabilitiesOf(provider, method);
    if (only !== undefined && !(provider.name === only && can?.has('one_click'))) return false;
    return can !== undefined && needs.every((need) => can.has(need));
  });
  return first ? [first, ...others] : fail('payment_method_unavailable', { method });
}
