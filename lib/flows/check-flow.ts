import type { ErrorParams } from '../kernel/errors.ts';
import type { FlowConfig, PlanList } from './config.ts';

export type Product = { readonly productId: string; readonly kind: string };

export type FlowFault = { readonly fault: string; readonly params: ErrorParams };

const LISTS: readonly PlanList[] = ['free', 'premium', 'compliant', 'verification'];

/**
 * What stands against publishing a flow, pure. Prices, credits, rights, labels and consents are no part
 * of a flow (its schema is strict), so what is left to check is that it offers what exists, in full.
 */
export function flowFaults(config: FlowConfig, products: readonly Product[]): readonly FlowFault[] {
  const kinds = new Map(products.map(({ productId, kind }) => [productId, kind]));
  const faults: FlowFault[] = [];
  for (const list of LISTS) {
    const seen = new Set<string>();
    for (const { productId } of config.plans[list]) {
      const kind = kinds.get(productId);
      if (kind === undefined) faults.push({ fault: 'plan_unknown', params: { list, productId } });
      else if ((kind === 'card_check') !== (list === 'verification')) {
        faults.push({ fault: 'plan_in_wrong_list', params: { list, productId, kind } });
      }
      if (seen.has(productId)) faults.push({ fault: 'plan_twice', params: { list, productId } });
      seen.add(productId);
    }
  }
  if (config.plans.verification.length === 0) {
    faults.push({ fault: 'verification_missing', params: {} });
  }
  const offered = productsOf(config, 'premium');
  for (const productId of productsOf(config, 'compliant')) {
    if (!offered.has(productId)) {
      faults.push({ fault: 'plan_only_compliant', params: { productId } });
    }
  }
  if (config.useAi !== (config.replyProvider === 'ai')) {
    faults.push({ fault: 'ai_switch_contradicts_provider', params: {} });
  }
  return faults;
}

function productsOf(config: FlowConfig, list: PlanList): ReadonlySet<string> {
  return new Set(config.plans[list].map(({ productId }) => productId));
}
