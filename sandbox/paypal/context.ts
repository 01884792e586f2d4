import type { FaultPlan } from '../faults/plan.ts';
import type { RequestLog } from '../payments/request-log.ts';
import type { Outbox } from '../webhooks/outbox.ts';
import type { PayPalState } from './state.ts';

/** What every part of the wallet's stand-in shares. */
export interface PayPalContext {
  readonly clientId: string;
  readonly clientSecret: string;
  readonly webhookId: string;
  /** The browser's way to this process. */
  readonly publicUrl: () => string;
  readonly state: PayPalState;
  readonly log: RequestLog;
  readonly faults: FaultPlan;
  readonly outbox: Outbox;
}
