import type { FaultPlan } from '../faults/plan.ts';
import type { RequestLog } from '../payments/request-log.ts';
import type { Outbox } from '../webhooks/outbox.ts';
import type { MollieState } from './state.ts';

/** Shared by every part of the Mollie stand-in. */
export interface MollieContext {
  readonly apiKey: string;
  /** Base URL of this process for browsers. */
  readonly publicUrl: () => string;
  readonly state: MollieState;
  readonly log: RequestLog;
  readonly faults: FaultPlan;
  readonly outbox: Outbox;
}
