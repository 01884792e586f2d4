import type { Role } from './roles.ts';

/** Who asks at the desk, both factors proven. Built from the session row, never from what a request claims. */
export type Operator = {
  readonly operatorId: string;
  readonly sessionId: string;
  readonly email: string;
  readonly name: string;
  readonly role: Role;
  /** The brands they work for; none stands for all. */
  readonly brandIds: readonly string[];
};
