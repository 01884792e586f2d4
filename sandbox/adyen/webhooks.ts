import { BoundedMap } from '../http/bounded-map.ts';
import { pause } from '../http/pause.ts';
import { WEBHOOK_FAULTS, type FaultPlan } from '../faults/plan.ts';
import { notificationBody, type NotificationItem } from './notification.ts';

const ATTEMPTS = 10;
const MAX_BACKOFF_MS = 30_000;
const ANSWER_WITHIN_MS = 10_000;
const LATE_MS = 5000;
const DUPLICATE_AFTER_MS = 100;
const REORDER_AT_MOST_MS = 10_000;

export interface Delivery {
  readonly id: number;
  readonly eventCode: string;
  readonly pspReference: string;
  readonly merchantReference: string;
  readonly success: string;
  readonly body: string;
  state: 'waiting' | 'delivered' | 'given_up' | 'suppressed';
  attempts: number;
  lastAnswer: number | string | null;
}

export interface WebhookSettings {
  url: string;
  /** From the event to the first attempt: the API's answer normally comes first. */
  delayMs: number;
  /** Before the second attempt; doubles with each further one. */
  retryMs: number;
}

/** Delivers signed notifications until they are answered with 2xx, a bounded number of times. */
export function createWebhooks(options: {
  readonly url: string;
  readonly hmacKey: string;
  readonly faults: FaultPlan;
}) {
  const initial: Readonly<WebhookSettings> = { url: options.url, delayMs: 150, retryMs: 500 };
  const settings: WebhookSettings = { ...initial };
  const deliveries = new BoundedMap<number, Delivery>(2000);
  let stopping = new AbortController();
  let sequence = 0;
  let held: (() => void)[] = [];

  const attempt = async (
    delivery: Delivery,
    company: string,
    signal: AbortSignal,
  ): Promise<boolean> => {
    delivery.attempts += 1;
    try {
      const response = await fetch(
        settings.url.replaceAll('{company}', encodeURIComponent(company)),
        {
          method: 'POST',
          headers: { 'content-type': 'application/json; charset=utf-8' },
          body: delivery.body,
          redirect: 'manual',
          signal: AbortSignal.any([signal, AbortSignal.timeout(ANSWER_WITHIN_MS)]),
        },
      );
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

  const deliver = async (delivery: Delivery, company: string, delayMs: number) => {
    const { signal } = stopping;
    if (delayMs > 0 && !(await pause(delayMs, signal))) return;
    for (let backoff = settings.retryMs; delivery.attempts < ATTEMPTS; backoff *= 2) {
      if (await attempt(delivery, company, signal)) {
        delivery.state = 'delivered';
        releaseHeld();
        return;
      }
      const again = await pause(Math.min(backoff, MAX_BACKOFF_MS), signal);
      if (!again) return;
    }
    delivery.state = 'given_up';
  };

  const open = (item: NotificationItem): Delivery => {
    sequence += 1;
    const delivery: Delivery = {
      id: sequence,
      eventCode: item.eventCode,
      pspReference: item.pspReference,
      merchantReference: item.merchantReference,
      success: item.success,
      body: notificationBody(item, options.hmacKey),
      state: 'waiting',
      attempts: 0,
      lastAnswer: null,
    };
    deliveries.set(delivery.id, delivery);
    return delivery;
  };

  const holdBack = async (delivery: Delivery, company: string) => {
    const { signal } = stopping;
    const overtaken = new AbortController();
    held.push(() => {
      overtaken.abort();
    });
    await pause(REORDER_AT_MOST_MS, AbortSignal.any([signal, overtaken.signal]));
    await deliver(delivery, company, 0);
  };

  return {
    settings,
    deliveries: () => [...deliveries.values()],
    /**
     * Sends the notification about one event of `operation`, bent by the fault plan.
     * Resolves at once, or after the first attempt where the plan wants the notification early.
     */
    async emit(
      item: NotificationItem,
      operation: string,
      delayMs = settings.delayMs,
    ): Promise<void> {
      const company = item.merchantAccountCode;
      const occasion = { provider: 'adyen', operation, reference: item.merchantReference };
      const fault = options.faults.take({ ...occasion, kinds: WEBHOOK_FAULTS });
      const delivery = open(item);
      switch (fault?.kind) {
        case 'no_webhook':
          delivery.state = 'suppressed';
          return;
        case 'early_webhook':
          if (await attempt(delivery, company, stopping.signal)) delivery.state = 'delivered';
          else void deliver(delivery, company, settings.retryMs);
          return;
        case 'reordered_webhook':
          void holdBack(delivery, company);
          return;
        case 'late_webhook':
          void deliver(delivery, company, fault.delayMs ?? LATE_MS);
          return;
        case 'duplicate_webhook':
          void deliver(delivery, company, delayMs);
          void deliver(open(item), company, delayMs + (fault.delayMs ?? DUPLICATE_AFTER_MS));
          return;
        case undefined:
          void deliver(delivery, company, delayMs);
      }
    },
    /** Ends all waiting deliveries and returns to the configured target. */
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

export type Webhooks = ReturnType<typeof createWebhooks>;
