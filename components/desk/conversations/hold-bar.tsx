'use client';

import { useState } from 'react';
import { Button } from '#components/ui/button.tsx';
import type { ConversationHead } from '#lib/desk/conversations/contract.ts';
import { deskCall } from '../desk-call.ts';
import { Pill } from '../pill.tsx';
import { ErrorMessage } from '../error-message.tsx';
import { conversationMessages } from './faults.ts';
import { CONVERSATION_PURPOSE } from './conversation-store.ts';
import { TimeLeft, WaitingTime } from './waiting-time.tsx';

type Held = Pick<
  ConversationHead,
  'talkId' | 'closed' | 'heldBy' | 'heldByName' | 'heldUntil' | 'since'
> & {
  readonly persona: { readonly answeredBy: readonly string[] };
  readonly flag: unknown;
};

/** Takes a talk and gives it back. */
export function useHold(talkId: string, onDone: () => void) {
  const [pending, setPending] = useState(false);
  const [trouble, setError] = useState<string | null>(null);
  const does = (key: 'take' | 'handBack') => async () => {
    if (pending) return;
    setPending(true);
    setError(null);
    try {
      await deskCall(`POST /api/desk/conversations/{id}/${key}`, {
        ...{ params: { id: talkId }, purpose: CONVERSATION_PURPOSE },
      });
    } catch (error) {
      setError(conversationMessages(error));
    } finally {
      setPending(false);
      onDone();
    }
  };
  return { pending, trouble, take: does('take'), handBack: does('handBack') };
}

interface HoldBarProps {
  talk: Held;
  self: string;
  hold: ReturnType<typeof useHold>;
}

function Standing({ talk, own }: { talk: Held; own: boolean }) {
  if (talk.closed) return <Pill tone="bad">Ended by a block</Pill>;
  if (own && talk.heldUntil !== null) {
    return (
      <Pill tone="accent">
        Yours for <TimeLeft until={talk.heldUntil} />
      </Pill>
    );
  }
  if (talk.heldBy !== null) return <Pill>Held by {talk.heldByName}</Pill>;
  return <Pill>Held by nobody</Pill>;
}

/** Whose talk it is, and what one can do about that. */
export function HoldBar({ talk, self, hold }: HoldBarProps) {
  const own = talk.heldBy === self;
  const free = talk.heldBy === null && !talk.closed && talk.persona.answeredBy.includes('operator');
  // No model writes to whoever needs care.
  const model = talk.flag === null && talk.persona.answeredBy.includes('ai');
  const next = model ? 'AI and script' : 'script';
  return (
    <div className="grid gap-1">
      <div className="flex flex-wrap items-center gap-3">
        <Standing talk={talk} own={own} />
        {talk.since !== null && (
          <span className="text-sm">
            Waits <WaitingTime since={talk.since} />
          </span>
        )}
        {free && (
          <Button
            size="sm"
            className="max-lg:min-h-11"
            pending={hold.pending}
            aria-keyshortcuts="Alt+T"
            onClick={() => void hold.take()}
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
            onClick={() => void hold.handBack()}
          >
            Hand back to {next}
          </Button>
        )}
      </div>
      <ErrorMessage>{hold.trouble}</ErrorMessage>
    </div>
  );
}
