import { BoundedMap } from '../http/bounded-map.ts';
import type { FaultPlan } from '../faults/plan.ts';
import type { Person } from './people.ts';

/** The data of an authorisation code until it is exchanged, once. */
export interface Grant {
  readonly person: Person;
  readonly redirectUri: string;
  readonly challenge: string;
  readonly nonce: string | undefined;
  used: boolean;
}

export interface GoogleContext {
  readonly clientId: string;
  readonly clientSecret: string;
  /** Base URL of the account chooser for browsers. */
  readonly publicUrl: () => string;
  readonly faults: FaultPlan;
  readonly grants: Map<string, Grant>;
}

const MAX_GRANTS = 2_000;

export function createGoogle(
  settings: Pick<GoogleContext, 'clientId' | 'clientSecret' | 'publicUrl' | 'faults'>,
): GoogleContext {
  return {
    ...settings,
    grants: new BoundedMap<string, Grant>(MAX_GRANTS),
  };
}
