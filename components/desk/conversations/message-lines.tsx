'use client';

import { clsx } from 'clsx';
import { useState } from 'react';
import { GLYPHS } from '#components/chat/reactions/glyphs.ts';
import type { LocalMessage } from '#components/chat/state/message-state.ts';
import { Button } from '#components/ui/button.tsx';
import type { DeskMessage } from '#lib/desk/conversations/contract.ts';
import { CONVERSATION_PURPOSE, failureText, type ConversationStore } from './conversation-store.ts';
import { zonedMoment } from '../format.ts';
import { PrivatePicture } from '../private-picture.tsx';

const WROTE = { script: 'Script', ai: 'AI', operator: 'Operator' } as const;
const NOTICES: Readonly<Record<string, string>> = {
  operator_joined: 'An operator joined; the member was notified.',
  operator_left: 'The operator left; the member was notified.',
};
const KINDS: Readonly<Record<string, string>> = { like: 'Like', visit: 'Visit' };

const BUBBLE =
  'max-w-[min(36rem,85%)] rounded-card px-3 py-2 text-sm break-words whitespace-pre-wrap';

type Quote = NonNullable<DeskMessage['quote']>;

interface MessageLineProps {
  message: DeskMessage;
  conversationId: string;
}

/** The message that this one answers, as it is stored now. */
function Quoted({ quote: { mine, text, removed, photo } }: { quote: Quote }) {
  const said = removed ? 'Removed by the author' : text === '' && photo ? 'Photo' : text;
  return (
    <blockquote className="mb-1 line-clamp-2 border-l-2 border-line-strong pl-2 text-xs text-ink-soft">
      {mine === null
        ? 'Answers a message that is not stored any more'
        : `${mine ? 'Profile' : 'Member'}: ${said}`}
    </blockquote>
  );
}

function Body({ message: { text, removed, photo, seq }, conversationId }: MessageLineProps) {
  if (removed) return <em className="text-ink-soft">Removed by the author</em>;
  return (
    <>
      {photo && <CoveredPhoto conversationId={conversationId} seq={seq} />}
      {text}
    </>
  );
}

/** One message as an operator sees it; those of the hosted profile name their author. */
export function MessageLine({ message, conversationId }: MessageLineProps) {
  const { mine, kind, category, answerer, edited, reaction, at } = message;
  if (kind !== 'personal') {
    const said = NOTICES[category ?? ''] ?? KINDS[kind] ?? 'Notice';
    return <li className="py-1 text-center text-xs text-ink-soft">{said}</li>;
  }
  return (
    <li className={clsx('grid gap-0.5', mine ? 'justify-items-end' : 'justify-items-start')}>
      <div className={clsx(BUBBLE, mine ? 'bg-accent-soft text-on-accent-soft' : 'bg-raised')}>
        {message.quote !== null && <Quoted quote={message.quote} />}
        <Body message={message} conversationId={conversationId} />
      </div>
      <p className="text-xs text-ink-soft">
        {mine && <span className="font-semibold">{WROTE[answerer ?? 'script']} · </span>}
        <time dateTime={new Date(at).toISOString()} suppressHydrationWarning>
          {zonedMoment(at)}
        </time>
        {edited && ' · edited'}
        {message.blurred && (
          <span className="font-semibold text-danger">
            {' '}
            · the member cannot read it without a plan
          </span>
        )}
        {reaction !== null && ` · reaction: ${GLYPHS[reaction]}`}
      </p>
    </li>
  );
}

/** A photo that is hidden until the operator asks for it; viewing it is logged. */
function CoveredPhoto({ conversationId, seq }: { conversationId: string; seq: number }) {
  const [isShown, setIsShown] = useState(false);
  if (isShown) {
    return (
      <PrivatePicture
        path={`/api/desk/conversations/${encodeURIComponent(conversationId)}/photos/${String(seq)}`}
        purpose={CONVERSATION_PURPOSE}
        alt="Photo in this message"
        className="mb-1 h-80 w-60 max-w-full rounded-control object-contain"
      />
    );
  }
  return (
    <span className="mb-1 grid h-28 w-44 place-content-center justify-items-center gap-2 rounded-control bg-sunken text-xs text-ink-soft">
      Hidden photo
      <Button
        size="sm"
        variant="secondary"
        onClick={() => {
          setIsShown(true);
        }}
      >
        Show photo
      </Button>
    </span>
  );
}

/** A message that the server has not acknowledged: being sent, or the reason why not. */
export function PendingLine({
  pending,
  store,
  onEdit,
}: {
  pending: LocalMessage;
  store: ConversationStore;
  /** Puts the text back where it was written; undefined for who cannot write now. */
  onEdit?: ((text: string) => void) | undefined;
}) {
  return (
    <li className="grid justify-items-end gap-0.5">
      <div className="max-w-[min(36rem,85%)] rounded-card border border-dashed border-line-strong px-3 py-2 text-sm break-words whitespace-pre-wrap">
        {pending.msg}
      </div>
      {pending.failed === undefined ? (
        <p className="text-xs text-ink-soft">Sending…</p>
      ) : (
        <div role="alert" className="flex flex-wrap items-center justify-end gap-2 text-xs">
          <span className="font-medium text-danger">{failureText(pending.failed)}</span>
          <Button
            size="sm"
            variant="secondary"
            onClick={() => {
              store.retry(pending);
            }}
          >
            Retry
          </Button>
          {onEdit && (
            <Button
              size="sm"
              variant="secondary"
              onClick={() => {
                store.discard(pending);
                onEdit(pending.msg);
              }}
            >
              Edit
            </Button>
          )}
          <Button
            size="sm"
            variant="quiet"
            onClick={() => {
              store.discard(pending);
            }}
          >
            Discard
          </Button>
        </div>
      )}
    </li>
  );
}
