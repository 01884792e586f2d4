import { HANG_UP, type Answer, type Outcome } from '../http/answer.ts';
import { pause } from '../http/pause.ts';
import { TRANSPORT_FAULTS, type FaultPlan } from './plan.ts';

const HOLD_MS = 30_000;

interface Call {
  readonly provider: string;
  readonly operation: string;
  readonly reference?: string | undefined;
  readonly signal: AbortSignal;
  /** How this provider words a failure of its own. */
  readonly failure: (status: 429 | 500) => Answer;
}

/** Does the work, or fails around it as the plan says; a time-out holds the line and then hangs up. */
export async function throughFaults(
  plan: FaultPlan,
  call: Call,
  work: () => Promise<Outcome>,
): Promise<Outcome> {
  const fault = plan.take({ ...call, kinds: TRANSPORT_FAULTS });
  if (fault === undefined) return work();
  switch (fault.kind) {
    case 'http_500':
      return call.failure(500);
    case 'http_429':
      return call.failure(429);
    case 'timeout_before_commit':
      await pause(fault.delayMs ?? HOLD_MS, call.signal);
      return HANG_UP;
    case 'timeout_after_commit':
      await work();
      await pause(fault.delayMs ?? HOLD_MS, call.signal);
      return HANG_UP;
    case 'lost_answer':
      await work();
      return HANG_UP;
  }
}
