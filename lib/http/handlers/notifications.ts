import { noticeChannels } from '../../accounts/notices/notice-channels.ts';
import { registerPush, removePush } from '../../accounts/notices/push-registration.ts';
import { channelsContract } from '../../accounts/telegram/contract.ts';
import { linkTelegram } from '../../accounts/telegram/link-telegram.ts';
import { receiveUpdate } from '../../accounts/telegram/receive-update.ts';
import { unlinkTelegram } from '../../accounts/telegram/drop-telegram.ts';
import { brandPaused, isPausedBrand } from '../../brands/paused-brands.ts';
import { brandById } from '../../brands/registry.ts';
import { env } from '../../kernel/env.ts';
import { fail } from '../../kernel/errors.ts';
import { sameSecret } from '../../kernel/ids.ts';
import { noticePauseContract } from '../../notifications/contract.ts';
import { pauseNotices } from '../../notifications/pause-notices.ts';
import { resumeNotices } from '../../notifications/resume-notices.ts';
import { handlersFor } from '../handlers-for.ts';

const OK = { result: 'OK' } as const;
const SECRET_HEADER = 'x-telegram-bot-api-secret-token';

function isFromTelegram(request: Request): boolean {
  const { TELEGRAM_WEBHOOK_SECRET: secret } = env();
  return secret !== undefined && sameSecret(request.headers.get(SECRET_HEADER) ?? '', secret);
}

export const notificationsHandlers = handlersFor(channelsContract, {
  'GET /api/get/channels/{trackerId}': ({ member, now }) => noticeChannels(member(), now),
  'POST /api/users/telegramLink': async ({ body, member, brand, now }) => ({
    link: await linkTelegram(member(), body.clickid, brand, now),
  }),
  'DELETE /api/users/telegramLink': async ({ member, now }) => {
    await unlinkTelegram(member(), now);
    return OK;
  },
  'POST /api/users/pushToken': async ({ body, member, now }) => {
    const { pushToken: token, clickid: named, renewed } = body;
    await registerPush({ member: member(), named, token, renewed, now });
    return OK;
  },
  'DELETE /api/users/pushToken': async ({ body, member }) => {
    await removePush(member(), body.clickid, body.pushToken);
    return OK;
  },
  'POST /api/webhooks/telegram': async ({ query, raw, request, now }) => {
    if (!isFromTelegram(request)) fail('signature_invalid');
    const brand = brandById(query.b) ?? fail('input_invalid');
    if (isPausedBrand(brand.id)) throw brandPaused();
    // Telegram repeats an update that is not answered with 200; an empty object sends no message.
    return Response.json((await receiveUpdate(brand, raw, now)) ?? {});
  },
});

export const noticePauseHandlers = handlersFor(noticePauseContract, {
  'POST /api/users/noticePause': async ({ body, member, brand, now }) => {
    const { length, timeZone, clickid: named } = body;
    const pausing = { member: member(), named, brand, length, timeZone, now };
    return { ...OK, pause: await pauseNotices(pausing) };
  },
  'DELETE /api/users/noticePause': async ({ member, now }) => {
    await resumeNotices(member(), now);
    return OK;
  },
});
