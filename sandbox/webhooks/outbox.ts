import { BoundedMap } from '../http/bounded-map.ts';
import { pause } from '../http/pause.ts';
import { WEBHOOK_FAULTS, type FaultPlan } from '../faults/plan.ts';

const ATTEMPTS = 10;
const MAX_BACKOFF_MS = 30_000;
const ANSWER_WITHIN_MS = 10_000;
const LATE_MS = 5000;
const DUPLICATE_AFTER_MS = 100;
const REORDER_AT_MOST_MS = 10_000;

/** One notification as its provider formats and signs it. */
export interface WebhookRequest {
  /** Provider name as in the fault plan. */
  readonly provider: string;
  readonly operation: string;
  /** The merchant account, which is part of the URL. */
  readonly company: string;
  /** The merchant's reference by which a fault can be planned. */
  readonly reference: string;
  readonly headers: Readonly<Record<string, string>>;
  readonly body: string;
  /** Values by which tests find it. */
  readonly about: Readonly<Record<string, string>>;
}

export interface Delivery extends WebhookRequest {
  readonly id: number;
  state: 'waiting' | 'delivered' | 'given_up' | 'suppressed';
  attempts: number;
  lastAnswer: number | string | null;
}

export interface WebhookSettings {
  /** May contain the placeholders `{provider}` and `{company}`. */
  url: string;
  /** Delay from the event to the first attempt, so that the API's answer normally arrives first. */
  delayMs: number;
  /** Delay before the second attempt; doubles with each further one. */
  retryMs: number;
}

/** Delivers notifications of all providers until they are answered with 2xx, with a limited number of attempts. */
export function createOutbox(options: {
  readonly url: string;
  readonly delayMs: number;
  readonly faults: FaultPlan;
}) {
  const { url, delayMs } = options;
  const initial: Readonly<WebhookSettings> = { url, delayMs, retryMs: 500 };
  const settings: WebhookSettings = { ...initial };
  const deliveries = new BoundedMap<number, Delivery>(2000);
  let stopping = new AbortController();
  let sequence = 0;
  let held: (() => void)[] = [];

  const addressOf = ({ provider, company }: WebhookRequest) =>
    settings.url
      .replaceAll('{provider}', encodeURIComponent(provider))
      .replaceAll('{company}', encodeURIComponent(company));

  const attempt = async (delivery: Delivery, signal: AbortSignal): Promise<boolean> => {
    delivery.attempts += 1;
    try {
      const response = await fetch(addressOf(delivery), {
        method: 'POST',
        headers: delivery.headers,
        body: delivery.body,
        redirect: 'manual',
        signal: AbortSignal.any([signal, AbortSignal.timeout(ANSWER_WITHIN_MS)]),
      });
      await response.body?.cancel();
      delivery.lastAnswer = response.status;
      return response.ok;
    } catch (error) {
      delivery.lastAnswer = error instanceof Error ? error.message : 'failed';
      return false;
    }
  };

  const releaseHeld = () => {
    const due = held;
    held = [];
    for (const release of due) release();
  };

  const deliver = async (delivery: Delivery, delayMs: number) => {
    const { signal } = stopping;
    if (delayMs > 0 && !(await pause(delayMs, signal))) return;
    for (let backoff = settings.retryMs; delivery.attempts < ATTEMPTS; backoff *= 2) {
      if (await attempt(delivery, signal)) {
        delivery.state = 'delivered';
        releaseHeld();
        return;
      }
      const again = await pause(Math.min(backoff, MAX_BACKOFF_MS), signal);
      if (!again) return;
    }
    delivery.state = 'given_up';
  };

  const open = (webhook: WebhookRequest): Delivery => {
    sequence += 1;
    const delivery: Delivery = {
      ...webhook,
      id: sequence,
      state: 'waiting',
      attempts: 0,
      lastAnswer: null,
    };
    deliveries.set(delivery.id, delivery);
    return delivery;
  };

  const holdBack = async (delivery: Delivery) => {
    const { signal } = stopping;
    const overtaken = new AbortController();
    held.push(() => {
      overtaken.abort();
    });
    await pause(REORDER_AT_MOST_MS, AbortSignal.any([signal, overtaken.signal]));
    await deliver(delivery, 0);
  };

  return {
    settings,
    /** What one provider sent, oldest first; with a reference, only what concerns it. */
    sentBy: (provider: string, reference: string | null) =>
      [...deliveries.values()].filter(
        (sent) =>
          sent.provider === provider && (reference === null || sent.reference === reference),
      ),
    /**
     * Sends the notification of an event, modified by the fault plan. Resolves at once, or after the first
     * attempt if the plan sends the notification early.
     */
    async send(webhook: WebhookRequest, delayMs = settings.delayMs): Promise<void> {
      const fault = options.faults.take({ ...webhook, kinds: WEBHOOK_FAULTS });
      const delivery = open(webhook);
      switch (fault?.kind) {
        case 'no_webhook':
          delivery.state = 'suppressed';
          return;
        case 'early_webhook':
          if (await attempt(delivery, stopping.signal)) delivery.state = 'delivered';
          else void deliver(delivery, settings.retryMs);
          return;
        case 'reordered_webhook':
          void holdBack(delivery);
          return;
        case 'late_webhook':
          void deliver(delivery, fault.delayMs ?? LATE_MS);
          return;
        case 'duplicate_webhook':
          void deliver(delivery, delayMs);
          void deliver(open(webhook), delayMs + (fault.delayMs ?? DUPLICATE_AFTER_MS));
          return;
        case undefined:
          void deliver(delivery, delayMs);
      }
    },
    /** Cancels all pending deliveries and restores the configured target. */
    reset() {
      stopping.abort();
      stopping = new AbortController();
      held = [];
      deliveries.clear();
      Object.assign(settings, initial);
    },
    stop() {
      stopping.abort();
    },
  };
}

export type Outbox = ReturnType<typeof createOutbox>;
