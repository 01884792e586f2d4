import { fail } from '../../kernel/errors.ts';
import { adyen } from './adyen/adapter.ts';
import type { Provider } from './provider.ts';

const providers: ReadonlyMap<string, Provider> = new Map([[adyen.name, adyen]]);

/** The adapter of a name that one of our rows carries. Throws for a name that nobody registered. */
export function providerByName(name: string): Provider {
  const provider = providers.get(name);
  if (!provider) throw new Error(`no payment provider ${name}`);
  return provider;
}

/** The provider that takes a method. Raises `payment_method_unavailable`. */
export function providerFor(method: string): Provider {
  for (const provider of providers.values()) {
    if (provider.methods.includes(method)) return provider;
  }
  return fail('payment_method_unavailable', { method });
}

/** Methods that some provider takes, in the order asked. */
export function takenMethods(methods: readonly string[]): readonly string[] {
  return methods.filter((method) =>
    [...providers.values()].some((provider) => provider.methods.includes(method)),
  );
}
