import { installProvider } from '#lib/payments/providers/registry.ts';
import { captured, simulatedProvider } from './simulated-provider.ts';

/** A second card provider in memory, which captures every charge. */
export function installSecondProvider(): void {
  installProvider({
    ...simulatedProvider().provider,
    name: 'trustpay',
    methods: { credit_card: new Set(['hosted_page', 'refund'] as const) },
    charge: (request) => Promise.resolve(captured(request)),
  });
}
