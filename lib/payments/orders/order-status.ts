import type { Prisma } from '../../db/generated/client.ts';
import type { AttemptState, IntentState, PlanKind } from '../../db/generated/enums.ts';
import { isOutcome, type Outcome } from '../outcomes.ts';
import type { ThreeDs } from '../attempts/three-ds.ts';

/** What must be loaded with an attempt to derive the status of its order. */
export const WITH_ORDER = {
  intent: { include: { planVersion: true, charge: { select: { attemptId: true } } } },
} as const;

type AttemptOfOrder = Prisma.AttemptGetPayload<{ include: typeof WITH_ORDER }>;

export type OrderStatus = {
  readonly orderId: string;
  readonly kind: PlanKind;
  readonly state: AttemptState;
  readonly intentState: IntentState;
  readonly outcome: Outcome;
  readonly action: ThreeDs | null;
  /** The money came for an order that was already closed or paid, and is refunded. */
  readonly returned: boolean;
  /** A subscription renews; the member did not order at that moment. */
  readonly renews: boolean;
};

/** The status of an order, derived from one of its attempts. Pure. */
export function toOrderStatus(attempt: AttemptOfOrder): OrderStatus {
  const { id, intent, outcome } = attempt;
  const state = attempt.state;
  const earned = intent.state === 'succeeded' && (intent.charge?.attemptId ?? id) === id;
  return {
    orderId: intent.publicId,
    kind: intent.planVersion.kind,
    state,
    intentState: intent.state,
    outcome: outcome !== null && isOutcome(outcome) ? outcome : 'open',
    action: attempt.action as ThreeDs | null,
    returned: state === 'captured' && !earned,
    renews: intent.purpose === 'renewal',
  };
}
