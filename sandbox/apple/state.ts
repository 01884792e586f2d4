import { createPublicKey, type KeyObject } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { BoundedMap } from '../http/bounded-map.ts';
import type { FaultPlan } from '../faults/plan.ts';
import type { Person } from '../google/people.ts';

/** The data of an authorization code until it is exchanged, once. */
export interface AppleGrant {
  readonly person: Person;
  readonly clientId: string;
  readonly redirectUri: string;
  readonly nonce: string | undefined;
  used: boolean;
}

export interface AppleContext {
  readonly teamId: string;
  /** Verifies the client secrets. */
  readonly clientKey: KeyObject;
  readonly publicUrl: () => string;
  readonly faults: FaultPlan;
  readonly grants: Map<string, AppleGrant>;
  /** Persons who have authorized a client before: their name is not sent again. */
  readonly known: Map<string, true>;
}

const MAX_GRANTS = 2_000;

interface AppleSettings {
  readonly teamId: string;
  readonly keyFile: string;
  readonly publicUrl: () => string;
  readonly faults: FaultPlan;
}

export function createApple({ teamId, keyFile, publicUrl, faults }: AppleSettings): AppleContext {
  return {
    teamId,
    clientKey: createPublicKey(readFileSync(keyFile)),
    publicUrl,
    faults,
    grants: new BoundedMap<string, AppleGrant>(MAX_GRANTS),
    known: new BoundedMap<string, true>(MAX_GRANTS),
  };
}
