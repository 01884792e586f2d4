import type { ErrorParams } from '../kernel/errors.ts';
import type { FlowConfig, HookKind, PlanList } from './config.ts';

export type Product = { readonly productId: string; readonly kind: string };

export type FlowFault = {
  /** Path of the invalid part of the configuration. */
  readonly path: string;
  readonly fault: string;
  readonly params: ErrorParams;
};

/** What a flow is checked against. */
export type Known = {
  readonly products: readonly Product[];
  /** Hosts that the brand allows in a frame. */
  readonly frameHosts: readonly string[];
};

const LISTS: readonly PlanList[] = ['free', 'premium', 'compliant', 'verification'];
const SELLING = ['free', 'premium', 'compliant'] as const;

/** Hooks that every flow must have: a disabled account and a missing region are always reported. */
const ALWAYS: readonly HookKind[] = ['utente_disabilitato', 'impostaRegione'];

/**
 * The faults that prevent a flow from being published, pure. Prices, credits, rights, labels and consents are
 * no part of a flow (its schema is strict), so what is left to check is that it offers only existing
 * products, that its lists are complete, and that its switches match its other settings.
 */
export function flowFaults(config: FlowConfig, known: Known): readonly FlowFault[] {
  return [
    ...planFaults(config, known.products),
    ...hookFaults(config, known.frameHosts),
    ...methodFaults(config),
    ...(config.useAi === (config.replyProvider === 'ai')
      ? []
      : [{ path: 'useAi', fault: 'ai_switch_contradicts_provider', params: {} }]),
  ];
}

function planFaults({ plans }: FlowConfig, products: readonly Product[]): readonly FlowFault[] {
  const kinds = new Map(products.map(({ productId, kind }) => [productId, kind]));
  const faults: FlowFault[] = [];
  const add = (list: PlanList, fault: string, params: ErrorParams = {}) =>
    faults.push({ path: `plans.${list}`, fault, params: { list, ...params } });
  for (const list of LISTS) {
    const seen = new Set<string>();
    for (const { productId } of plans[list]) {
      const kind = kinds.get(productId);
      if (kind === undefined) add(list, 'plan_unknown', { productId });
      else if ((kind === 'card_check') !== (list === 'verification')) {
        add(list, 'plan_in_wrong_list', { productId, kind });
      }
      if (seen.has(productId)) add(list, 'plan_twice', { productId });
      seen.add(productId);
    }
  }
  if (plans.verification.length === 0) add('verification', 'verification_missing');
  // What can be bought depends neither on earlier payments nor on the traffic source.
  const sold = (list: PlanList) =>
    plans[list].map(({ productId }) => productId).filter((id) => isSold(kinds.get(id)));
  const everywhere = new Set(SELLING.flatMap(sold));
  for (const list of SELLING) {
    const offered = new Set(sold(list));
    for (const productId of everywhere) {
      if (!offered.has(productId)) add(list, 'list_rights_differ', { productId });
    }
  }
  return faults;
}

function isSold(kind: string | undefined): boolean {
  return kind !== undefined && kind !== 'card_check';
}

function hookFaults(config: FlowConfig, frameHosts: readonly string[]): readonly FlowFault[] {
  const { hooks, iframeHook, optin } = config;
  const required: readonly HookKind[] = [...ALWAYS, ...(optin === 'doi' ? (['doi'] as const) : [])];
  const faults = required
    .filter((hook) => !hooks.includes(hook))
    .map((hook) => ({ path: 'hooks', fault: 'hook_missing', params: { hook } }));
  if (hooks.includes('iframe') !== (iframeHook !== null)) {
    faults.push({ path: 'iframeHook', fault: 'hook_without_use', params: { hook: 'iframe' } });
  }
  const { host } = new URL(iframeHook?.url ?? 'about:blank');
  if (iframeHook === null || frameHosts.includes(host)) return faults;
  return [...faults, { path: 'iframeHook', fault: 'iframe_host_foreign', params: { host } }];
}

function methodFaults({ paymentMethods, requiresCardCheck }: FlowConfig): readonly FlowFault[] {
  const path = 'paymentMethods';
  const twice = paymentMethods.filter((method, index) => paymentMethods.indexOf(method) !== index);
  const faults: FlowFault[] = twice.map((method) => ({
    path,
    fault: 'method_twice',
    params: { method },
  }));
  if (!requiresCardCheck || paymentMethods.includes('credit_card')) return faults;
  return [...faults, { path, fault: 'credit_card_missing_for_check', params: {} }];
}
