import type {
  Conversation,
  ListAnswer,
  Peer,
  ThreadAnswer,
  ThreadMessage,
} from '#components/chat/state/types.ts';
import type { ChatEvent } from '#lib/realtime/events.ts';

/** The server's time on every page of a chat test. */
export const NOW = Date.UTC(2026, 4, 14, 18, 30);
const MINUTE = 60_000;

export function peer(change: Partial<Peer> = {}): Peer {
  return {
    angelId: 'annaannaannaannaanXX',
    screenName: 'Anna',
    photo: null,
    kind: 'member',
    answeredBy: [],
    label: null,
    ...change,
  };
}

/** A message of the peer; consecutive messages are one minute apart. */
export function message(seq: number, change: Partial<ThreadMessage> = {}): ThreadMessage {
  return {
    id: `message-${String(seq)}`,
    seq,
    from: 'peer',
    type: 'personal',
    category: null,
    notificationId: null,
    isHtml: false,
    msg: `Message ${String(seq)}`,
    blurred: false,
    blurredMessage: null,
    warnings: [],
    isRead: false,
    edited: false,
    removed: false,
    reaction: null,
    quote: null,
    attachment: null,
    preview: null,
    answerer: null,
    time: NOW - (100 - seq) * MINUTE,
    ...change,
  };
}

export function thread(change: Partial<ThreadAnswer> = {}): ThreadAnswer {
  return {
    peer: peer(),
    composer: 'open',
    messages: [],
    hasMore: false,
    peerReadSeq: 0,
    peerDeliveredSeq: 0,
    revision: 0,
    first: false,
    pendingMessage: null,
    waiting: null,
    heldByOperator: false,
    matched: false,
    offersDate: false,
    offersCall: false,
    waitingPhotos: [],
    ...change,
  };
}

export function conversation(change: Partial<Conversation> = {}): Conversation {
  const {
    from,
    type,
    category,
    isHtml,
    msg,
    blurred,
    removed,
    isRead,
    attachment,
    answerer,
    time,
  } = message(50);
  return {
    ...peer(),
    last: {
      from,
      type,
      category,
      isHtml,
      msg,
      blurred,
      removed,
      isRead,
      attachment,
      answerer,
      time,
    },
    unread: 0,
    ...change,
  };
}

export function list(
  messages: readonly Conversation[],
  change: Partial<ListAnswer> = {},
): ListAnswer {
  const none = {
    closed: [],
    pendingMessage: null,
    newMatches: [],
    totalUnreadMessages: 0,
    hasMore: false,
  };
  return { messages, cursor: '7', ...none, ...change };
}

/** A stored message as a socket event. */
export function chatEvent(seq: number, change: Partial<ChatEvent> = {}): ChatEvent {
  const { angelId, screenName, photo, kind, answeredBy, label } = peer();
  const { removed: _, ...rest } = message(seq);
  return {
    ...rest,
    angelId,
    screenName,
    photo,
    kind,
    answeredBy,
    label,
    unreadTotal: 1,
    delayed: false,
    delayMs: 0,
    ...change,
  };
}
