/** Connection faults: whether the work is done and whether the answer arrives. */
export const TRANSPORT_FAULTS = [
  'timeout_before_commit',
  'timeout_after_commit',
  'lost_answer',
  'late_answer',
  'http_500',
  'http_429',
] as const;
/** Faults in the provider's decision and in the notification about it. */
export const OUTCOME_FAULTS = [
  'wrong_amount',
  'wrong_currency',
  'late_success',
  'modification_failed',
] as const;
export const WEBHOOK_FAULTS = [
  'duplicate_webhook',
  'early_webhook',
  'late_webhook',
  'no_webhook',
  'reordered_webhook',
] as const;
/** Faults in an issued identity token. */
export const IDENTITY_FAULTS = [
  'wrong_nonce',
  'expired_token',
  'wrong_audience',
  'wrong_issuer',
  'wrong_signature',
] as const;
/** Faults in the notification channels (push, Telegram, affiliates). */
export const NOTICE_FAULTS = [
  'subscription_gone',
  'redirect_away',
  'blocked_by_user',
  'duplicate_update',
] as const;

type TransportFault = (typeof TRANSPORT_FAULTS)[number];
type OutcomeFault = (typeof OUTCOME_FAULTS)[number];
type WebhookFault = (typeof WEBHOOK_FAULTS)[number];
export type IdentityFault = (typeof IDENTITY_FAULTS)[number];
type NoticeFault = (typeof NOTICE_FAULTS)[number];
export type FaultKind = TransportFault | OutcomeFault | WebhookFault | IdentityFault | NoticeFault;

export interface Fault<Kind extends FaultKind = FaultKind> {
  readonly provider: string;
  readonly operation: string;
  readonly kind: Kind;
  readonly times: number;
  /** Only for the payment with this merchant reference. */
  readonly reference?: string | undefined;
  /** How long a timeout holds the connection, or how late an answer or a notification is sent. */
  readonly delayMs?: number | undefined;
}

interface Occasion<Kind extends FaultKind> {
  readonly provider: string;
  readonly operation: string;
  readonly kinds: readonly Kind[];
  readonly reference?: string | undefined;
}

const MAX_FAULTS = 500;

/** The remaining faults, used in the order in which they were planned. */
export function createFaultPlan() {
  let planned: { fault: Fault; left: number }[] = [];

  const fits = <Kind extends FaultKind>(fault: Fault, on: Occasion<Kind>): fault is Fault<Kind> =>
    fault.provider === on.provider &&
    fault.operation === on.operation &&
    (on.kinds as readonly FaultKind[]).includes(fault.kind) &&
    (fault.reference === undefined || fault.reference === on.reference);

  return {
    add(faults: readonly Fault[]) {
      planned.push(...faults.map((fault) => ({ fault, left: fault.times })));
      planned = planned.slice(-MAX_FAULTS);
    },
    /** Uses one occurrence of the first matching fault. */
    take<Kind extends FaultKind>(on: Occasion<Kind>): Fault<Kind> | undefined {
      for (const entry of planned) {
        const { fault } = entry;
        if (!fits(fault, on)) continue;
        entry.left -= 1;
        planned = planned.filter(({ left }) => left > 0);
        return fault;
      }
      return undefined;
    },
    list: () => planned.map(({ fault, left }) => ({ ...fault, times: left })),
    reset() {
      planned = [];
    },
  };
}

export type FaultPlan = ReturnType<typeof createFaultPlan>;
