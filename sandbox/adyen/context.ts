import type { FaultPlan } from '../faults/plan.ts';
import type { Seal } from '../wallets/seal.ts';
import type { RequestLog } from '../payments/request-log.ts';
import type { Idempotency } from './idempotency.ts';
import type { CardKey } from './card-key.ts';
import type { AdyenState } from './state.ts';
import type { Webhooks } from './webhooks.ts';

/** Shared by every part of the Adyen stand-in. */
export interface AdyenContext {
  readonly apiKey: string;
  readonly merchantAccounts: readonly string[];
  /** Base URL of this process for browsers. */
  readonly publicUrl: () => string;
  readonly state: AdyenState;
  readonly log: RequestLog;
  readonly faults: FaultPlan;
  readonly idempotency: Idempotency;
  readonly webhooks: Webhooks;
  /** Decrypts what the card fields encrypted. */
  readonly cardKey: CardKey;
  /** Decrypts what the wallets' sheets encrypted. */
  readonly seal: Seal;
}
