import { z } from 'zod';
import { demoBrands } from './demo-brands.ts';

/** Push services of the browsers in use; no push message is sent to an endpoint on another host. */
const PUSH_HOSTS = [
  'fcm.googleapis.com',
  'updates.push.services.mozilla.com',
  '*.push.services.mozilla.com',
  '*.push.apple.com',
  '*.notify.windows.com',
];

const DEMO_BOTS = demoBrands.map((brand, index) => `${brand}=${10_001 + index}:demo-${brand}-bot`);

const list = (text: string): string[] =>
  text
    .split(',')
    .map((part) => part.trim())
    .filter((part) => part !== '');

/** Environment variables of push and Telegram notifications. */
export const noticeVariables = {
  PUSH_HOSTS: z.string().optional(),
  VAPID_PUBLIC_KEY: z.string().optional(),
  VAPID_PRIVATE_KEY: z.string().optional(),
  VAPID_SUBJECT: z
    .string()
    .regex(/^(?:mailto:|https:\/\/)./, 'is a mailto: or https: address')
    .optional(),
  TELEGRAM_API_URL: z.url().optional(),
  TELEGRAM_LINK_URL: z.url().optional(),
  TELEGRAM_BOTS: z
    .string()
    .regex(
      /^[a-z]+=\d+:[\w-]+(?:,[a-z]+=\d+:[\w-]+)*$/,
      'is a list of brand=token, parted by commas',
    )
    .optional(),
  TELEGRAM_WEBHOOK_SECRET: z
    .string()
    .regex(/^[\w-]{1,256}$/, 'has letters, digits, _ and - only')
    .optional(),
};

type NoticeVariables = Readonly<z.output<z.ZodObject<typeof noticeVariables>>>;

/** Demo values for push and Telegram; production refuses the secret ones. */
export const DEMO_NOTICES = {
  VAPID_PUBLIC_KEY:
    'BJUHshtLK0t9ROrtn0f554Hvbr3y_Qrhu_zoDCrpfjHTds6CbOhCs4RYuVh2XIXv3oJ_AlsLXi3PgW0-Ln0VfNM',
  VAPID_PRIVATE_KEY: 'ICGaRuTJa8ILTaHLM9OKmE7F7_vuYn4de440r8dd0bI',
  VAPID_SUBJECT: 'mailto:push@dolcevita.example',
  TELEGRAM_WEBHOOK_SECRET: 'demo-telegram-webhook-secret',
};

/**
 * The settings of push and Telegram: in the demo with demo keys, elsewhere off until the operator configures
 * keys. Pure.
 */
export function noticeSettings(given: NoticeVariables, demo: boolean, sandbox: string) {
  const fallback: Partial<typeof DEMO_NOTICES> = demo ? DEMO_NOTICES : {};
  const bots = given.TELEGRAM_BOTS ?? (demo ? DEMO_BOTS.join(',') : '');
  // Telegram knows bots that the operator configured; only the sandbox knows the demo's bots.
  const standIn = demo && given.TELEGRAM_BOTS === undefined;
  return {
    PUSH_HOSTS: given.PUSH_HOSTS === undefined ? PUSH_HOSTS : list(given.PUSH_HOSTS),
    /** The one origin on this machine that push messages may be sent to. */
    PUSH_STAND_IN: demo ? sandbox : undefined,
    /** Answers for all hosts below `.example`, which exist in the demo alone, when the server fetches a linked page. */
    LINK_STAND_IN: demo ? sandbox : undefined,
    VAPID_PUBLIC_KEY: given.VAPID_PUBLIC_KEY ?? fallback.VAPID_PUBLIC_KEY,
    VAPID_PRIVATE_KEY: given.VAPID_PRIVATE_KEY ?? fallback.VAPID_PRIVATE_KEY,
    VAPID_SUBJECT: given.VAPID_SUBJECT ?? fallback.VAPID_SUBJECT,
    TELEGRAM_API_URL:
      given.TELEGRAM_API_URL ?? (standIn ? `${sandbox}/telegram` : 'https://api.telegram.org'),
    TELEGRAM_LINK_URL: given.TELEGRAM_LINK_URL ?? (standIn ? `${sandbox}/t.me` : 'https://t.me'),
    /** Bot tokens by brand. */
    TELEGRAM_BOTS: Object.fromEntries(
      list(bots).map((pair) => [
        pair.slice(0, pair.indexOf('=')),
        pair.slice(pair.indexOf('=') + 1),
      ]),
    ) as Readonly<Record<string, string | undefined>>,
    TELEGRAM_WEBHOOK_SECRET: given.TELEGRAM_WEBHOOK_SECRET ?? fallback.TELEGRAM_WEBHOOK_SECRET,
  };
}
