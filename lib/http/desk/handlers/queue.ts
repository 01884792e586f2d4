import { queueContract } from '../../../desk/queue/contract.ts';
import { countWaiting } from '../../../desk/queue/count-waiting.ts';
import { decideItem } from '../../../desk/queue/decide-item.ts';
import { escalateItem } from '../../../desk/queue/escalate-item.ts';
import { itemBrand } from '../../../desk/queue/item-brand.ts';
import { releaseItems, takeItems } from '../../../desk/queue/take-items.ts';
import { translateItem } from '../../../desk/queue/translate-item.ts';
import { mayDo } from '../../../identity/roles.ts';
import { fail } from '../../../kernel/errors.ts';
import {
  introductionForReview,
  pictureForReview,
} from '../../../moderation/photos/photo-for-review.ts';
import {
  chatPictureForReview,
  voiceForReview,
} from '../../../moderation/photos/review-chat-photo.ts';
import { selfieForReview } from '../../../proof/selfie-for-review.ts';
import { handlersFor } from '../../handlers-for.ts';

function privateFile(bytes: Buffer, type: string): Response {
  return new Response(new Uint8Array(bytes), {
    headers: {
      'content-type': type,
      'content-length': String(bytes.length),
      'cache-control': 'no-store',
      'x-content-type-options': 'nosniff',
      'cross-origin-resource-policy': 'same-origin',
    },
  });
}

export const queueHandlers = handlersFor(queueContract, {
  'GET /api/desk/queue': ({ operator, query }) => countWaiting(operator(), query.brandId),
  'POST /api/desk/queue/take': async ({ body, operator, actor, purpose, now }) => {
    const { role } = operator();
    if (body.lane === 'senior' && !mayDo(role, 'moderate_senior')) fail('forbidden');
    return {
      items: await takeItems({ ...body, operator: operator(), actor: actor(), purpose, now }),
    };
  },
  'POST /api/desk/queue/escalate': async ({ body, operator, actor, purpose, now }) => {
    await escalateItem({ ...body, operator: operator(), actor: actor(), purpose, now });
    return { result: 'OK' } as const;
  },
  'POST /api/desk/queue/translate': async ({ body, operator, actor, purpose, now }) => {
    const translating = { ...body, operator: operator(), actor: actor(), purpose, now };
    const { texts, complete } = await translateItem(translating);
    return { texts: [...texts], complete };
  },
  'POST /api/desk/queue/release': async ({ body, operator }) => {
    await releaseItems(operator().operatorId, body.held);
    return { result: 'OK' } as const;
  },
  'POST /api/desk/queue/decide': async ({ body, operator, actor, purpose, now }) => {
    await decideItem({ decision: body, operator: operator(), actor: actor(), purpose, now });
    return { result: 'OK' } as const;
  },
  'GET /api/desk/queue/photos/{id}/picture': async ({ params, about, operator, actor, now }) => {
    const photoId = params['id'] ?? '';
    about({ brandId: (await itemBrand(operator(), 'photo', photoId)) ?? undefined });
    return privateFile(await pictureForReview(photoId, actor(), now), 'image/jpeg');
  },
  'GET /api/desk/queue/photos/{id}/voice': async ({ params, about, operator, actor, now }) => {
    const photoId = params['id'] ?? '';
    about({ brandId: (await itemBrand(operator(), 'photo', photoId)) ?? undefined });
    return privateFile(await introductionForReview(photoId, actor(), now), 'audio/webm');
  },
  'GET /api/desk/queue/verifications/{id}/picture': async (call) => {
    const id = call.params['id'] ?? '';
    call.about({
      brandId: (await itemBrand(call.operator(), 'verification', id)) ?? undefined,
    });
    return privateFile(
      await selfieForReview({ id, actor: call.actor(), now: call.now }),
      'image/jpeg',
    );
  },
  'GET /api/desk/queue/chat-photos/{id}/picture': async ({
    params,
    about,
    operator,
    actor,
    now,
  }) => {
    const photoId = params['id'] ?? '';
    about({ brandId: (await itemBrand(operator(), 'chat_photo', photoId)) ?? undefined });
    const bytes = await chatPictureForReview({ photoId, actor: actor(), now });
    return privateFile(bytes, 'image/webp');
  },
  'GET /api/desk/queue/chat-photos/{id}/voice': async ({ params, about, operator, actor, now }) => {
    const photoId = params['id'] ?? '';
    about({ brandId: (await itemBrand(operator(), 'chat_photo', photoId)) ?? undefined });
    return privateFile(await voiceForReview({ photoId, actor: actor(), now }), 'audio/webm');
  },
});
