import type { FaultPlan } from '../faults/plan.ts';
import type { RequestLog } from '../payments/request-log.ts';
import type { Outbox } from '../webhooks/outbox.ts';
import type { MollieState } from './state.ts';

/** What every part of the hosted provider's stand-in shares. */
export interface MollieContext {
  readonly apiKey: string;
  /** The browser's way to this process. */
  readonly publicUrl: () => string;
  readonly state: MollieState;
  readonly log: RequestLog;
  readonly faults: FaultPlan;
  readonly outbox: Outbox;
}
