import type { Observation, RefundObservation } from './observation.ts';

/** An outcome of which no provider has told anything but that. */
export function nothingKnown(
  state: Observation['state'],
  outcome: Observation['outcome'],
  result: Observation['result'] = {},
): Observation {
  return {
    state,
    outcome,
    result,
    reference: null,
    providerReference: null,
    amountMinor: null,
    currency: null,
    capturedMinor: null,
    technical: false,
    threeDs: false,
    action: null,
    stored: null,
  };
}

/** A payment that no provider has looked at: another may be tried. */
export function notProcessed(result: Observation['result']): Observation {
  return { ...nothingKnown('error', 'retry', result), technical: true };
}

/** A refund of which nothing but its state is known. */
export function refundKnown(
  state: RefundObservation['state'],
  known: Partial<RefundObservation> = {},
): RefundObservation {
  const nothing = { providerReference: null, amountMinor: null, reason: null, technical: false };
  return { state, ...nothing, ...known };
}
