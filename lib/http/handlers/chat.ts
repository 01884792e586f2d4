import { chatContract } from '../../chat/contract.ts';
import { conversations } from '../../chat/conversations/list-conversations.ts';
import { deleteMessage, editMessage } from '../../chat/messages/change-own-message.ts';
import { deletePendingMessage } from '../../chat/pending-messages/delete-pending-message.ts';
import { markNoticesSeen, receivedNotices } from '../../chat/notices/received-notices.ts';
import { chooseMessagePeriod, messagePeriod } from '../../chat/retention/choose-period.ts';
import { markRead } from '../../chat/messages/mark-read.ts';
import { reactToMessage } from '../../chat/messages/react-to-message.ts';
import { navigation } from '../../discovery/navigation.ts';
import { undoUnmatch, unmatchPeer } from '../../chat/conversations/unmatch-peer.ts';
import { openThread } from '../../chat/conversations/open-thread.ts';
import { handlersFor } from '../handlers-for.ts';

export const chatHandlers = handlersFor(chatContract, {
  'GET /api/get/all/{trackerId}': ({ params, member }) => navigation(member(), params.trackerId),
  'GET /api/get/messages/{trackerId}': ({ params, query, member, locale }) =>
    conversations(member(), params.trackerId, locale, query),
  'GET /api/get/messages/{trackerId}/{angelId}': ({ params, query, member, locale, now }) =>
    openThread(member(), { ...params, ...query }, locale, now),
  'PUT /api/users/messages/{trackerId}/{angelId}/{seq}': ({ params, body, member, now }) =>
    editMessage(member(), { ...params, ...body }, now),
  'DELETE /api/users/messages/{trackerId}/{angelId}/{seq}': ({ params, member, now }) =>
    deleteMessage(member(), params, now),
  'PUT /api/users/messages/{trackerId}/{angelId}/{seq}/reaction': ({ params, body, member }) =>
    reactToMessage(member(), { ...params, ...body }),
  'POST /api/users/unmatch': async ({ body, member, now }) => {
    await unmatchPeer(member(), body.angelId, now);
    return { result: 'OK' as const };
  },
  'POST /api/users/unmatch/undo': async ({ body, member, now }) => {
    await undoUnmatch(member(), body.angelId, now);
    return { result: 'OK' as const };
  },
  'GET /api/users/messagePeriod': ({ member }) => messagePeriod(member()),
  'POST /api/users/messagePeriod': ({ body, member, now }) =>
    chooseMessagePeriod(member(), body.clickid, body.months, now),
  'DELETE /api/users/pendingMessage/{trackerId}': async ({ params, member }) => {
    await deletePendingMessage(member(), params.trackerId);
    return { result: 'OK' as const };
  },
  'GET /api/get/notifications/{trackerId}': ({ params, member, locale }) =>
    receivedNotices(member(), params.trackerId, locale),
  'POST /api/log/notification/readed': async ({ body, member, now }) => {
    const { angelId, seq } = body;
    const { unread } =
      angelId === undefined
        ? await markNoticesSeen(member(), now)
        : await markRead(member(), angelId, seq);
    return { result: 'OK' as const, unread };
  },
});
