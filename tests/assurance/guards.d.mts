type Guard = {
  readonly id: string;
  readonly invariant: string;
  /** Rules of the books that it keeps. */
  readonly rules?: readonly string[];
  readonly file: string;
  readonly find: string;
  readonly replace: string;
  readonly tests: readonly (readonly [file: string, name: string])[];
};

export const GUARDS: readonly Guard[];
