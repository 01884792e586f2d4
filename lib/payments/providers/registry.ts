import { env } from '../../kernel/env.ts';
import { singleton } from '../../kernel/singleton.ts';
import { adyen } from './adyen/adapter.ts';
import type { Capability } from './capabilities.ts';
import { maxpay } from './maxpay/adapter.ts';
import { mollie } from './mollie/adapter.ts';
import { paypal } from './paypal/adapter.ts';
import type { Provider } from './provider.ts';
import { trustpay } from './trustpay/adapter.ts';

/** The providers for which this installation has keys. */
function offered(): readonly Provider[] {
  const { PAYPAL_CLIENT_ID, TRUSTPAY_API_KEY, MAXPAY_PUBLIC_KEY, MOLLIE_API_KEY } = env();
  return [
    adyen,
    ...(PAYPAL_CLIENT_ID === undefined ? [] : [paypal]),
    ...(TRUSTPAY_API_KEY === undefined ? [] : [trustpay]),
    ...(MAXPAY_PUBLIC_KEY === undefined ? [] : [maxpay]),
    ...(MOLLIE_API_KEY === undefined ? [] : [mollie]),
  ];
}

/** One map per process, so that a simulation can replace a provider. */
function providers(): Map<string, Provider> {
  return singleton('payment-providers', () => new Map(offered().map((one) => [one.name, one])));
}

/** For simulations: registers `provider` under its name, replacing any other. */
export function installProvider(provider: Provider): void {
  providers().set(provider.name, provider);
}

export function findProvider(name: string): Provider | undefined {
  return providers().get(name);
}

/** The adapter for a name stored in one of our rows. Throws for an unregistered name. */
export function providerByName(name: string): Provider {
  const provider = findProvider(name);
  if (!provider) throw new Error(`no payment provider ${name}`);
  return provider;
}

/** The capabilities of a provider for a method; undefined when it does not support the method. */
export function capabilitiesOf(
  provider: Provider,
  method: string,
): ReadonlySet<Capability> | undefined {
  return (provider.methods as Readonly<Record<string, ReadonlySet<Capability> | undefined>>)[
    method
  ];
}

/** Providers that support a method, in the order of their registration. */
export function providersOf(method: string): readonly Provider[] {
  return [...providers().values()].filter((provider) => capabilitiesOf(provider, method));
}

/** Methods that at least one provider supports, in the given order. */
export function takenMethods(methods: readonly string[]): readonly string[] {
  return methods.filter((method) => providersOf(method).length > 0);
}
