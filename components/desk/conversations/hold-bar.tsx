'use client';

import { useState } from 'react';
import { Button } from '#components/ui/button.tsx';
import type { ConversationHead } from '#lib/desk/conversations/contract.ts';
import { deskCall } from '../desk-call.ts';
import { Pill } from '../pill.tsx';
import { ErrorMessage } from '../error-message.tsx';
import { conversationMessages } from './faults.ts';
import { CONVERSATION_PURPOSE } from './conversation-store.ts';
import { ElapsedTime, TimeLeft, WaitingTime } from './waiting-time.tsx';

type Held = Pick<
  ConversationHead,
  | 'conversationId'
  | 'closed'
  | 'heldBy'
  | 'heldByName'
  | 'heldUntil'
  | 'heldSince'
  | 'own'
  | 'most'
  | 'since'
> & {
  readonly persona: { readonly answeredBy: readonly string[] };
  readonly flag: unknown;
};

/** Claims a conversation and releases it. */
export function useHold(conversationId: string, onDone: () => void) {
  const [pending, setPending] = useState(false);
  const [errorMessage, setErrorMessage] = useState<string | null>(null);
  const does = (key: 'take' | 'handBack') => async () => {
    if (pending) return;
    setPending(true);
    setErrorMessage(null);
    try {
      await deskCall(`POST /api/desk/conversations/{id}/${key}`, {
        params: { id: conversationId },
        purpose: CONVERSATION_PURPOSE,
      });
    } catch (error) {
      setErrorMessage(conversationMessages(error));
    } finally {
      setPending(false);
      onDone();
    }
  };
  return { pending, errorMessage, take: does('take'), release: does('handBack') };
}

interface HoldBarProps {
  conversation: Held;
  self: string;
  hold: ReturnType<typeof useHold>;
  onTake: () => void;
}

function HoldStatus({ conversation, own }: { conversation: Held; own: boolean }) {
  if (conversation.closed) return <Pill tone="bad">Blocked</Pill>;
  if (own && conversation.heldUntil !== null) {
    return (
      <Pill tone="accent">
        Yours for <TimeLeft until={conversation.heldUntil} />
      </Pill>
    );
  }
  if (conversation.heldBy !== null) return <Pill>Held by {conversation.heldByName}</Pill>;
  return <Pill>Unassigned</Pill>;
}

/** Shows who holds the conversation, and the actions available. */
export function HoldBar({ conversation, self, hold, onTake }: HoldBarProps) {
  const own = conversation.heldBy === self;
  const free =
    conversation.heldBy === null &&
    !conversation.closed &&
    conversation.persona.answeredBy.includes('operator');
  // No AI answers a member who needs care.
  const model = conversation.flag === null && conversation.persona.answeredBy.includes('ai');
  const next = model ? 'AI and script' : 'script';
  return (
    <div className="grid gap-1">
      <div className="flex flex-wrap items-center gap-3">
        <HoldStatus conversation={conversation} own={own} />
        {conversation.since !== null && (
          <span className="text-sm">
            Waiting <WaitingTime since={conversation.since} />
          </span>
        )}
        {own && conversation.heldSince !== null && (
          <span className="text-sm text-ink-soft">
            Handled for <ElapsedTime since={conversation.heldSince} />
          </span>
        )}
        <span className="text-sm text-ink-soft">
          You hold {conversation.own} of {conversation.most}
        </span>
        {free && (
          <Button
            size="sm"
            className="max-lg:min-h-11"
            pending={hold.pending}
            aria-keyshortcuts="Alt+T"
            onClick={onTake}
          >
            Take over
          </Button>
        )}
        {own && (
          <Button
            size="sm"
            variant="secondary"
            className="max-lg:min-h-11"
            pending={hold.pending}
            aria-keyshortcuts="Alt+B"
            onClick={() => void hold.release()}
          >
            Hand back to {next}
          </Button>
        )}
      </div>
      <ErrorMessage>{hold.errorMessage}</ErrorMessage>
    </div>
  );
}
