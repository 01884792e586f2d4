import type { FaultPlan } from '../faults/plan.ts';
import type { Seal } from '../wallets/seal.ts';
import type { RequestLog } from '../payments/request-log.ts';
import type { Idempotency } from './idempotency.ts';
import type { CardKey } from './card-key.ts';
import type { AdyenState } from './state.ts';
import type { Webhooks } from './webhooks.ts';

/** What every part of the payment stand-in shares. */
export interface AdyenContext {
  readonly apiKey: string;
  readonly merchantAccounts: readonly string[];
  /** The browser's way to this process. */
  readonly publicUrl: () => string;
  readonly state: AdyenState;
  readonly log: RequestLog;
  readonly faults: FaultPlan;
  readonly idempotency: Idempotency;
  readonly webhooks: Webhooks;
  /** Opens what the card fields sealed. */
  readonly cardKey: CardKey;
  /** Opens what the wallets' sheets sealed. */
  readonly seal: Seal;
}
