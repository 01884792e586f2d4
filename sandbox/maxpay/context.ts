import type { FaultPlan } from '../faults/plan.ts';
import type { RequestLog } from '../payments/request-log.ts';
import type { Outbox } from '../webhooks/outbox.ts';
import type { MaxpayState } from './state.ts';

/** Shared by every part of this provider's stand-in. */
export interface MaxpayContext {
  readonly publicKey: string;
  readonly privateKey: string;
  /** Base URL of this process for browsers. */
  readonly publicUrl: () => string;
  readonly state: MaxpayState;
  readonly log: RequestLog;
  readonly faults: FaultPlan;
  readonly outbox: Outbox;
}
