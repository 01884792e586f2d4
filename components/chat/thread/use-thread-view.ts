'use client';

import { useEffect, useRef, useState } from 'react';
import { useMemberState } from '#components/realtime/member-state.tsx';
import { nextPrice } from '#lib/credits/next-price.ts';
import { quoteOf } from '../replies/quote-of.ts';
import { useShowMessage } from '../replies/use-show-message.ts';
import type { LocalMessage } from '../state/message-state.ts';
import { idFor, visiblePendingMessage } from '../state/pending-message.ts';
import type { MessageAction } from './message-menu.tsx';
import { lastSeq } from '../state/message-state.ts';
import { lastOwnText } from '../state/thread-state.ts';
import type { Quote, ThreadAnswer, ThreadMessage } from '../state/types.ts';
import { useDraft } from '../state/use-draft.ts';
import { useScroll } from './use-scroll.ts';
import { useThread } from '../state/use-thread.ts';

interface Asked {
  action: Exclude<MessageAction, 'edit' | 'reply'>;
  message: ThreadMessage;
}

/** The state and actions of a thread: its messages, the draft, the message being edited, and the send. */
export function useThreadView(thread: ThreadAnswer) {
  const { peer } = thread;
  const { credits } = useMemberState();
  const threadState = useThread(thread);
  const { state, threadStatus, first } = threadState;
  const [draft, setDraft] = useDraft(peer.angelId, lastOwnText(thread));
  const [editing, setEditing] = useState<ThreadMessage | null>(null);
  /** The message that the next one answers. */
  const [replyTo, setReplyTo] = useState<Quote | null>(null);
  const [asked, setAsked] = useState<Asked | null>(null);
  const suggestion = useRef('');
  const field = useRef<HTMLTextAreaElement>(null);
  const scroll = useScroll({
    start: String(state.stored[0]?.seq ?? 0),
    end: [
      lastSeq(state),
      state.typing,
      threadStatus.waiting,
      ...state.local.map(({ failed }) => failed ?? ''),
    ].join(),
    onStart: threadState.older,
  });
  const showMessage = useShowMessage({ box: scroll.box, state, loadOlder: threadState.older });
  useEffect(() => {
    if (replyTo !== null) field.current?.focus();
  }, [replyTo]);
  const { pendingMessage } = threadStatus;
  return {
    pendingMessage: visiblePendingMessage({ pendingMessage, draft, local: state.local }),
    ...threadState,
    ...scroll,
    draft,
    setDraft,
    field,
    credits,
    editing,
    setEditing,
    replyTo,
    setReplyTo,
    showMessage,
    asked,
    price: nextPrice(credits, first),
    /** Starts an action of a message's menu. */
    act: (action: MessageAction, message: ThreadMessage): void => {
      if (action === 'edit') setEditing(message);
      else if (action === 'reply') setReplyTo(quoteOf(message));
      else setAsked({ action, message });
    },
    answerAsked: (): void => {
      setAsked(null);
    },
    submit: (): void => {
      const text = draft.trim();
      const suggested = text === suggestion.current;
      const idClient = idFor(text, pendingMessage);
      threadState.send(text, { idClient, suggested, quote: replyTo });
      setDraft('');
      setReplyTo(null);
      scroll.toEnd();
      field.current?.focus();
    },
    /** Puts a suggestion into the field; the member may change it before sending. */
    suggest: (text: string): void => {
      suggestion.current = text;
      setDraft(text);
      field.current?.focus();
    },
    /** A message that a requirement held back stays in the field as the draft. */
    restoreDraft: ({ msg, quote }: Pick<LocalMessage, 'msg' | 'quote'>): void => {
      setDraft(msg);
      setReplyTo(quote);
      threadState.clearRequirement();
    },
  };
}

export type ThreadView = ReturnType<typeof useThreadView>;
