import type { Operator } from '../../identity/operator.ts';
import type { QueueKey } from './kinds.ts';

/** An item that was handed out to a moderator. */
export type Taken = QueueKey & {
  readonly brandId: string | null;
  readonly since: Date;
  readonly urgent: boolean;
};

/** The moderator who reads it, for the access log. */
export type Reader = {
  readonly operator: Pick<Operator, 'operatorId' | 'brandIds'>;
  readonly actor: string;
  readonly purpose: string | undefined;
  readonly now: Date;
};
