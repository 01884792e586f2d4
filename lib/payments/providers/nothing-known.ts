import type { Observation, RefundObservation } from './observation.ts';

/** An observation with only state and outcome; no details from the provider. */
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
    payerAlias: null,
  };
}

/** A payment that the provider never processed: another provider may be tried. */
export function notProcessed(result: Observation['result']): Observation {
  return { ...nothingKnown('error', 'retry', result), technical: true };
}

/** A refund observation with only its state and the given fields. */
export function refundKnown(
  state: RefundObservation['state'],
  known: Partial<RefundObservation> = {},
): RefundObservation {
  const nothing = { providerReference: null, amountMinor: null, reason: null, technical: false };
  return { state, ...nothing, ...known };
}
