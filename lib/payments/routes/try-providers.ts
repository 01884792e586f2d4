import { fail } from '../../kernel/errors.ts';
import { failPoint } from '../../kernel/fail-point.ts';
import type { Attempt } from '../../db/generated/client.ts';
import type { PaymentMethod } from '../providers/charge-request.ts';
import type { Provider } from '../providers/provider.ts';
import { capabilitiesOf } from '../providers/registry.ts';

/** A provider of a route, with the buyer's payment method in the form that it accepts. */
export type ProviderOption = { readonly provider: Provider; readonly paymentMethod: PaymentMethod };

function methodAt(
  provider: Provider,
  method: string,
  paymentMethod: PaymentMethod,
): PaymentMethod | undefined {
  if (paymentMethod.kind === 'stored' || paymentMethod.kind === 'wallet') return paymentMethod;
  if (!capabilitiesOf(provider, method)?.has('card_fields')) return { kind: 'hosted' };
  return paymentMethod.kind === 'sealed_card' ? paymentMethod : undefined;
}

/**
 * The providers of a route that can use the buyer's payment method. Card fields encrypted for one provider
 * are useless to the next, which asks for the card on its own page. Raises `payment_method_unavailable` when
 * none can. Pure.
 */
export function providerOptions(
  route: readonly Provider[],
  method: string,
  paymentMethod: PaymentMethod,
): readonly ProviderOption[] {
  // A stored payment method exists only at its own provider.
  const asked = paymentMethod.kind === 'stored' ? route.slice(0, 1) : route;
  const options = asked.flatMap((provider) => {
    const given = methodAt(provider, method, paymentMethod);
    return given ? [{ provider, paymentMethod: given }] : [];
  });
  return options.length > 0 ? options : fail('payment_method_unavailable', { method });
}

/** Whether it is certain that the provider never processed the payment. */
export function isPassedOver({ state, technical }: Pick<Attempt, 'state' | 'technical'>): boolean {
  return state === 'error' && technical;
}

/**
 * The options that may still be tried for an order: all before the first attempt, the others after technical
 * failures, none once any provider may have processed the payment. Pure.
 */
export function remainingOptions(
  options: readonly ProviderOption[],
  attempts: readonly Pick<Attempt, 'provider' | 'state' | 'technical'>[],
): readonly ProviderOption[] {
  if (!attempts.every(isPassedOver)) return [];
  const tried = new Set(attempts.map(({ provider }) => provider));
  return options.filter(({ provider }) => !tried.has(provider.name));
}

/**
 * Charges with the first option, and with the next one only after a proven technical failure. `charge`
 * receives the number of options passed over before.
 */
export async function tryProviders<Charged extends Pick<Attempt, 'state' | 'technical'>>(
  options: readonly ProviderOption[],
  charge: (option: ProviderOption, before: number) => Promise<Charged>,
  before = 0,
): Promise<Charged> {
  const option = options[before] ?? fail('conflict');
  const charged = await charge(option, before);
  if (before + 1 === options.length || !isPassedOver(charged)) return charged;
  failPoint('charge.passed_over');
  return tryProviders(options, charge, before + 1);
}
