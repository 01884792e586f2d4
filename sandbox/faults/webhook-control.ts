import type { RequestLog } from '../payments/request-log.ts';
import type { Outbox, WebhookSettings } from '../webhooks/outbox.ts';
import type { Controllable } from './control.ts';

const isDelay = (value: unknown): value is number =>
  typeof value === 'number' && value >= 0 && value <= 600_000;

function readSettings(wanted: Record<string, unknown>): Partial<WebhookSettings> | string {
  const { url, delayMs, retryMs } = wanted;
  const settings: Partial<WebhookSettings> = {};
  if (url !== undefined) {
    if (typeof url !== 'string' || !URL.canParse(url)) return 'webhooks.url is an address.';
    settings.url = url;
  }
  if (delayMs !== undefined) {
    if (!isDelay(delayMs)) return 'webhooks.delayMs is at most 600000.';
    settings.delayMs = delayMs;
  }
  if (retryMs !== undefined) {
    if (!isDelay(retryMs)) return 'webhooks.retryMs is at most 600000.';
    settings.retryMs = retryMs;
  }
  return settings;
}

/** The webhook part of `/control`: target (`url`), delay and retry delay; a reset also empties the logs. */
export function webhookControl(outbox: Outbox, logs: readonly RequestLog[]): Controllable {
  return {
    set(wanted) {
      const settings = readSettings(wanted);
      if (typeof settings === 'string') return settings;
      Object.assign(outbox.settings, settings);
      return undefined;
    },
    current: () => outbox.settings,
    reset() {
      outbox.reset();
      for (const log of logs) log.clear();
    },
  };
}
