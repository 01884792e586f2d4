import type { Observation } from './provider.ts';

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
    threeDs: false,
    action: null,
    stored: null,
  };
}
