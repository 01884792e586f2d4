import { z } from 'zod';
import { clickid, done, iso, short } from '../../identity/account-schemas.ts';
import { endpoint, type Contract } from '../../wire/endpoint.ts';
import { TELEGRAM_UPDATES_PER_MINUTE } from '../limits.ts';

const pushToken = z.string().max(4_096).default('');

const changed = ['unauthenticated', 'not_found', 'too_many_requests'] as const;

/** The channels by which notices reach a member outside the site, and their linked Telegram chat. */
export const channelsContract = {
  'GET /api/get/channels/{trackerId}': endpoint({
    context: 'notifications',
    access: 'member',
    summary:
      'Notification channels: the choices, the pause of all notices, what is set up (the linked chat, devices registered for push) and what is available (the push key, whether the brand has a bot).',
    params: z.object({ trackerId: short }),
    reply: z.object({
      email: z.boolean(),
      telegram: z.boolean(),
      pushNotifications: z.boolean(),
      /** The chat's id at Telegram; null when none is linked. */
      telegramId: z.string().nullable(),
      devices: z.number(),
      /** The pause of all notices in force, and its end (null: when the member ends it); null when none is. */
      pause: z.object({ until: iso.nullable() }).nullable(),
      pushKey: z.string().nullable(),
      telegramReady: z.boolean(),
    }),
    errors: ['unauthenticated', 'not_found'],
  }),
  'POST /api/users/telegramLink': endpoint({
    context: 'notifications',
    access: 'member',
    summary:
      'A link that opens the brand’s bot and links the chat. Valid once for 15 minutes; only the newest link works.',
    body: z.object({ clickid }),
    reply: z.object({ link: z.string() }),
    errors: [...changed, 'channel_unavailable'],
    limits: [{ by: 'member', points: 10, seconds: 600 }],
  }),
  'DELETE /api/users/telegramLink': endpoint({
    context: 'notifications',
    access: 'member',
    summary: 'Unlinks the Telegram chat; links sent there stop working.',
    reply: done,
    errors: ['unauthenticated', 'too_many_requests'],
    limits: [{ by: 'member', points: 20, seconds: 60 }],
  }),
  'POST /api/users/pushToken': endpoint({
    context: 'notifications',
    access: 'member',
    summary:
      'Registers this browser for push by its subscription as JSON, and enables push unless the subscription is only renewed (`renewed`); idempotent.',
    body: z.object({ pushToken, clickid, renewed: z.boolean().default(false) }),
    reply: done,
    errors: [...changed, 'push_token_refused'],
    limits: [{ by: 'member', points: 20, seconds: 60 }],
  }),
  'DELETE /api/users/pushToken': endpoint({
    context: 'notifications',
    access: 'member',
    summary: 'Unregisters this browser from push; idempotent.',
    body: z.object({ pushToken, clickid }),
    reply: done,
    errors: [...changed, 'push_token_refused'],
    limits: [{ by: 'member', points: 20, seconds: 60 }],
  }),
  'POST /api/webhooks/telegram': endpoint({
    context: 'webhook',
    access: 'signed',
    summary:
      'The webhook of a brand’s Telegram bot, authenticated by the secret header. The response is the bot’s reply or empty.',
    query: z.object({ b: z.string().regex(/^[a-z]{2,40}$/) }),
    bodyAs: 'raw',
    bodyLimit: 64 * 1024,
    reply: z.unknown(),
    replyAs: 'response',
    errors: ['signature_invalid', 'input_invalid'],
    limits: [{ by: 'address', points: TELEGRAM_UPDATES_PER_MINUTE, seconds: 60 }],
    originExempt: true,
  }),
} satisfies Contract;
