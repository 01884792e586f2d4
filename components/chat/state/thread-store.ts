import type { ClientEvents } from '#lib/realtime/client/client-events.ts';
import type { MemberConnection } from '#lib/realtime/client/member-connection.ts';
import type { RestoredSend } from '#lib/realtime/client/restored-sends.ts';
import type { Acknowledgement, RemainingCredits } from '#lib/realtime/events.ts';
import { quoteAt } from '../replies/quote-of.ts';
import { loadThread } from './chat-calls.ts';
import type { LocalMessage } from './message-state.ts';
import { MessageStore } from './message-store.ts';
import type { SendResult } from './message-store-options.ts';
import { publishOwnSend, publishPendingChange } from './own-sends.ts';
import { requirementOf, type Requirement } from './requirement.ts';
import { noteServerTime } from './server-clock.ts';
import { beginThread, isFirstMessage, ownMessage } from './thread-state.ts';
import type { ThreadAnswer, ThreadMessage } from './types.ts';
import { unsentInMemory } from './unsent.ts';

interface Stored {
  id: string;
  seq: number;
  time: number;
  msg: string | null;
  quote: ThreadMessage['quote'];
  remainingCredits: RemainingCredits;
}

export interface ThreadOptions {
  connection: MemberConnection | null;
  trackerId: string;
  setCredits: (credits: RemainingCredits) => void;
  onPage: (page: ThreadAnswer) => void;
  onMissedFailed: (error: unknown) => void;
  onArrived: (messages: readonly ThreadMessage[]) => void;
  /** The message with this id is stored, even if it was pending before. */
  onStored: (idClient: string) => void;
  /** The member can resolve the refusal; the message is no longer shown. */
  onRequirement: (requirement: Requirement) => void;
  /** The peer has not accepted an earlier invitation yet: the text goes back into the draft. */
  onInvitationPending: (text: string) => void;
}

export type ThreadStore = MessageStore<ThreadMessage, ThreadAnswer>;

const unsent = unsentInMemory();

/** A message that an earlier page of this tab had not finished sending. */
function writtenBefore(
  { key, payload }: RestoredSend['send'],
  shown: readonly ThreadMessage[],
): LocalMessage {
  const { msg, suggested, time, replyTo } = payload as unknown as ClientEvents['chat'];
  const quote = replyTo === undefined ? null : quoteAt(shown, replyTo);
  return { idClient: key, msg, suggested, quote, time, failed: undefined };
}

/** The messages of a member's thread, which are sent over the socket; `open` begins with those left unsent. */
export function createThreadStore(initial: ThreadAnswer, options: ThreadOptions) {
  const { connection, trackerId } = options;
  const { angelId, screenName } = initial.peer;
  const restored = new Map<string, Promise<Acknowledgement>>();
  let isOpen = false;

  const store: ThreadStore = new MessageStore<ThreadMessage, ThreadAnswer>(
    beginThread(initial),
    true,
    {
      id: angelId,
      unsent,
      inOrder: false,
      load: (cursor) => loadThread(trackerId, angelId, cursor),
      marksOf: ({ peerReadSeq, peerDeliveredSeq, first, revision }) => ({
        peerReadSeq,
        peerDeliveredSeq,
        first,
        revision,
      }),
      onPage: options.onPage,
      onMissedFailed: options.onMissedFailed,
      onArrived: options.onArrived,
      send: async (message) => {
        const { idClient, msg, suggested, time, quote } = message;
        const icebreaker = isFirst(idClient);
        const about = { angelId, screenName, trackerId, icebreaker, replyTo: quote?.seq };
        const answer = await (restored.get(idClient) ??
          connection?.send('chat', { idClient, msg, suggested, time, ...about }));
        restored.delete(idClient);
        return answer?.ok === true
          ? resultOf(message, answer as unknown as Stored, icebreaker)
          : refusalOf(message, answer ?? { ok: false, code: 'offline', params: {} });
      },
    },
  );

  /** Whether neither side had written before this message. */
  const isFirst = (idClient: string): boolean => {
    const { first, firstUpTo, stored, local } = store.state();
    const before = local.slice(
      0,
      local.findIndex((one) => one.idClient === idClient),
    );
    return isFirstMessage({ first, firstUpTo, stored, local: before });
  };
  const resultOf = (
    { idClient, time: writtenAt }: LocalMessage,
    { id, seq, time, msg, quote, remainingCredits }: Stored,
    isFirstOne: boolean,
  ): SendResult<ThreadMessage> => {
    noteServerTime(writtenAt, time);
    options.setCredits(remainingCredits);
    const announce = (): void => {
      publishOwnSend({ angelId, msg, time });
      options.onStored(idClient);
      // The composer may now accept other messages, or none.
      if (isFirstOne) void store.catchUp();
    };
    return { message: ownMessage({ id, seq, time, msg, quote }), after: announce };
  };
  const refusalOf = (
    message: LocalMessage,
    answer: Extract<Acknowledgement, { ok: false }>,
  ): SendResult<ThreadMessage> => {
    const requirement = requirementOf(message, answer);
    const isInvited = answer.code === 'invitation_waiting';
    if (!isOpen || (requirement === null && !isInvited)) return { failed: answer.code };
    const resolve = (): void => {
      if (requirement !== null) options.onRequirement(requirement);
      // The server stores the message as pending until there are credits for it.
      if (requirement?.kind === 'credits') {
        publishPendingChange();
        void store.catchUp();
      }
      if (isInvited) options.onInvitationPending(message.msg);
    };
    return { message: null, after: resolve };
  };

  return {
    store,
    /** Shows what is left unsent. Sent again under its own id, a message joins its send or gets its result. */
    open: (): void => {
      isOpen = true;
      const left = connection?.takeRestored(angelId) ?? [];
      for (const { send, answer } of left) restored.set(send.key, answer);
      store.restore(left.map(({ send }) => writtenBefore(send, initial.messages)));
    },
    close: (): void => {
      isOpen = false;
      store.close();
    },
  };
}
