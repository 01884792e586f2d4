type Guard = {
  readonly id: string;
  readonly invariant: string;
  /** Ledger invariants that this guard protects. */
  readonly rules?: readonly string[];
  readonly file: string;
  readonly find: string;
  readonly replace: string;
  readonly tests: readonly (readonly [file: string, name: string])[];
};

export const GUARDS: readonly Guard[];
