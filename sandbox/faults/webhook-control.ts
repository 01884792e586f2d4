import type { RequestLog } from '../adyen/log.ts';
import type { Webhooks, WebhookSettings } from '../adyen/webhooks.ts';
import type { Controllable } from './control.ts';

const isDelay = (value: unknown): value is number =>
  typeof value === 'number' && value >= 0 && value <= 600_000;

function readSettings(wanted: Record<string, unknown>): Partial<WebhookSettings> | string {
  const { adyen, delayMs, retryMs } = wanted;
  const settings: Partial<WebhookSettings> = {};
  if (adyen !== undefined) {
    if (typeof adyen !== 'string' || !URL.canParse(adyen)) return 'webhooks.adyen is an address.';
    settings.url = adyen;
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

/** The webhook part of `/control`: target (`adyen`), delay and retry step. */
export function webhookControl(webhooks: Webhooks, log: RequestLog): Controllable {
  return {
    setWebhooks(wanted) {
      const settings = readSettings(wanted);
      if (typeof settings === 'string') return settings;
      Object.assign(webhooks.settings, settings);
      return undefined;
    },
    webhooks: () => ({
      adyen: webhooks.settings.url,
      delayMs: webhooks.settings.delayMs,
      retryMs: webhooks.settings.retryMs,
    }),
    reset() {
      webhooks.reset();
      log.clear();
    },
  };
}
