import { HANG_UP, type Answer, type Outcome } from '../http/answer.ts';
import { pause } from '../http/pause.ts';
import { TRANSPORT_FAULTS, type FaultPlan } from './plan.ts';

export const HOLD_MS = 30_000;

interface Call {
  readonly provider: string;
  readonly operation: string;
  readonly reference?: string | undefined;
  readonly signal: AbortSignal;
  /** The provider's error answer for a failure of its own. */
  readonly failure: (status: 429 | 500) => Answer;
}

/**
 * Does the work, or fails before or after it as the fault plan says; a timeout holds the connection and then
 * drops it, a late answer comes after its delay, or once the caller has hung up.
 */
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
    case 'late_answer': {
      const outcome = await work();
      await pause(fault.delayMs ?? HOLD_MS, call.signal);
      return outcome;
    }
  }
}
