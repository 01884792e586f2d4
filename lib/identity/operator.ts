import type { OperatorRole } from '../db/generated/enums.ts';

/** The operator of a desk call, both factors proven. Built from the session row, never from what a request claims. */
export type Operator = {
  readonly operatorId: string;
  readonly sessionId: string;
  readonly email: string;
  readonly name: string;
  readonly role: OperatorRole;
  /** When the second factor was last proven in this session. */
  readonly secondFactorAt: Date;
  /** The brands they work for; an empty list means all brands. */
  readonly brandIds: readonly string[];
};
