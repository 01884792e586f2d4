'use client';

import { HeartHandshake } from 'lucide-react';
import { useRouter } from 'next/navigation';
import { useEffect, useRef, useState } from 'react';
import { Avatar } from '#components/ui/avatar.tsx';
import { BackLink } from '../back-link.tsx';
import { LANGUAGES } from '../members/member-labels.ts';
import { Moment } from '../moment.tsx';
import { NotHereYet } from '../not-here-yet.tsx';
import { AtHand } from './at-hand.tsx';
import { CareDialog } from './care-dialog.tsx';
import { Composer, type ComposerHandle } from './composer.tsx';
import { ConnectionStatus } from './connection-status.tsx';
import { HandOverNotes } from './hand-over-notes.tsx';
import { HoldBar, useHold } from './hold-bar.tsx';
import { Thread } from './thread.tsx';
import { useConversation } from './use-conversation.ts';

interface ConversationProps {
  conversationId: string;
  /** The current operator's id, as in the log. */
  self: string;
}

/** A conversation: the messages, its holder, and what an operator needs while writing. */
export function Conversation({ conversationId, self }: ConversationProps) {
  const { store, state, head } = useConversation(conversationId);
  const { data: conversation, mutate } = head;
  const error: unknown = head.error;
  const again = () => void mutate();
  const hold = useHold(conversationId, again);
  const [took, setTook] = useState(false);
  const take = (): void => {
    setTook(true);
    void hold.take();
  };
  const composer = useRef<ComposerHandle>(null);
  const router = useRouter();
  const own = conversation?.heldBy === self;
  useShortcuts({
    KeyT: take,
    KeyB: () => void hold.release(),
    KeyS: () => composer.current?.suggest(),
    KeyA: () => composer.current?.focus(),
    KeyQ: () => {
      router.push('/conversations');
    },
  });
  if (!conversation) {
    return (
      <>
        <BackLink href="/conversations">Conversations</BackLink>
        <NotHereYet label="Loading conversation" error={error} again={again} />
      </>
    );
  }
  const { persona, member, flag } = conversation;
  return (
    <>
      <div className="flex flex-wrap items-center justify-between gap-3">
        <BackLink href="/conversations">Conversations</BackLink>
        <ConnectionStatus />
      </div>
      <header className="mt-2 flex flex-wrap items-center gap-x-6 gap-y-3">
        <div className="mr-auto flex min-w-0 items-center gap-3">
          <Avatar
            name={persona.name}
            size={48}
            {...(persona.picture !== null && { src: persona.picture })}
          />
          <div className="min-w-0">
            <h1 className="display text-xl leading-tight">
              {member.name} <span className="font-normal text-ink-soft">to</span> {persona.name}
            </h1>
            <p className="text-sm text-ink-soft">
              {conversation.brand} · {LANGUAGES[conversation.locale] ?? conversation.locale} ·
              labelled <span className="font-semibold text-hosted">{conversation.label}</span>
            </p>
          </div>
        </div>
        <HoldBar conversation={conversation} self={self} hold={hold} onTake={take} />
      </header>
      {flag !== null && (
        <section
          aria-label="Needs care"
          className="mt-4 flex flex-wrap items-start gap-3 rounded-card bg-danger-soft p-3 text-sm text-on-danger-soft"
        >
          <HeartHandshake aria-hidden="true" strokeWidth={1.75} className="size-5 shrink-0" />
          <div className="min-w-0 flex-1">
            <p className="font-semibold">
              {member.name} needs care. No sales or requests; keep replies short and kind.
            </p>
            <p className="break-words">
              “{flag.reason}” {flag.by}, <Moment at={new Date(flag.at)} />
            </p>
          </div>
        </section>
      )}
      <div className="mt-4 grid items-start gap-6 lg:grid-cols-[minmax(0,1fr)_20rem]">
        <section aria-label="Conversation" className="card min-w-0 bg-surface p-0">
          <Thread
            conversationId={conversationId}
            store={store}
            state={state}
            member={member.name}
            onEdit={
              own
                ? (text) => {
                    composer.current?.edit(text);
                  }
                : undefined
            }
          />
          {own ? (
            <Composer
              conversationId={conversationId}
              store={store}
              persona={persona.name}
              autoFocus={took}
              handle={composer}
            />
          ) : (
            <p className="border-t border-line p-4 text-sm text-ink-soft">
              {conversation.heldBy === null
                ? 'Take over to reply. The member is notified that an operator joined.'
                : `Held by ${conversation.heldByName ?? 'another operator'}.`}
            </p>
          )}
        </section>
        <aside aria-label="Profile and member" className="grid gap-4">
          <HandOverNotes
            conversationId={conversationId}
            notes={conversation.notes}
            onDone={again}
          />
          <AtHand persona={persona} member={member} statements={conversation.statements} />
          <div className="flex flex-wrap gap-2 border-t border-line pt-4">
            <CareDialog
              conversationId={conversationId}
              member={member.name}
              flagged={flag !== null}
              onDone={again}
            />
          </div>
          <p className="text-xs text-ink-soft max-lg:hidden">
            Alt+T take over, Alt+B hand back, Alt+S suggest, Alt+A reply, Alt+Q all conversations.
          </p>
        </aside>
      </div>
    </>
  );
}

type Shortcuts = Readonly<Record<string, () => void>>;

/** Shortcuts of Alt and a letter; by key position, since some layouts type special characters with Alt. */
function useShortcuts(shortcuts: Shortcuts): void {
  const current = useRef(shortcuts);
  useEffect(() => {
    current.current = shortcuts;
  });
  useEffect(() => {
    const onKeyDown = (event: KeyboardEvent) => {
      if (!event.altKey || event.ctrlKey || event.metaKey || event.repeat) return;
      const action = current.current[event.code];
      if (!action) return;
      event.preventDefault();
      action();
    };
    window.addEventListener('keydown', onKeyDown);
    return () => {
      window.removeEventListener('keydown', onKeyDown);
    };
  }, []);
}
