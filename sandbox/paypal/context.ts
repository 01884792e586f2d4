import type { FaultPlan } from '../faults/plan.ts';
import type { RequestLog } from '../payments/request-log.ts';
import type { Outbox } from '../webhooks/outbox.ts';
import type { PayPalState } from './state.ts';

/** Shared by every part of the PayPal stand-in. */
export interface PayPalContext {
  readonly clientId: string;
  readonly clientSecret: string;
  readonly webhookId: string;
  /** Base URL of this process for browsers. */
  readonly publicUrl: () => string;
  readonly state: PayPalState;
  readonly log: RequestLog;
  readonly faults: FaultPlan;
  readonly outbox: Outbox;
}
