'use client';

import { Send, Sparkles } from 'lucide-react';
import { useImperativeHandle, useRef, useState, type RefObject } from 'react';
import useSWR from 'swr';
import { deskConnection } from '#components/realtime/desk-connection.ts';
import { Button } from '#components/ui/button.tsx';
import { Select } from '#components/ui/select.tsx';
import { Textarea } from '#components/ui/textarea.tsx';
import { deskCall } from '../desk-call.ts';
import { CONVERSATION_PURPOSE, type ConversationStore } from './conversation-store.ts';
import { Suggestion, useSuggestion } from './suggestion.tsx';
import { ANSWER_MAX_LENGTH } from '#lib/hosted/limits.ts';

export interface ComposerHandle {
  focus: () => void;
  suggest: () => void;
  /** Puts a text before what is written already, and the caret into it. */
  edit: (text: string) => void;
}

interface ComposerProps {
  conversationId: string;
  store: ConversationStore;
  persona: string;
  /** Has the focus when it appears. */
  autoFocus: boolean;
  handle: RefObject<ComposerHandle | null>;
}

/** Where an operator writes as the hosted profile, with its aids beside it. */
export function Composer({ conversationId, store, persona, autoFocus, handle }: ComposerProps) {
  const [text, setText] = useState('');
  const field = useRef<HTMLTextAreaElement>(null);
  const suggestion = useSuggestion(conversationId);
  const canned = useSWR(['canned', conversationId], () =>
    deskCall('GET /api/desk/conversations/{id}/canned', {
      params: { id: conversationId },
      purpose: CONVERSATION_PURPOSE,
    }),
  );
  const answers = canned.data?.answers ?? [];
  useImperativeHandle(handle, () => ({
    focus: () => field.current?.focus(),
    suggest: () => void suggestion.ask(),
    edit: (body) => {
      setText((before) => (before.trim() === '' ? body : `${body} ${before}`));
      field.current?.focus();
    },
  }));
  const fillIn = (body: string) => {
    setText((before) => (before.trim() === '' ? body : `${before.trimEnd()} ${body}`));
    field.current?.focus();
  };
  const send = () => {
    const body = text.trim();
    if (body === '') return;
    store.send(body);
    setText('');
    suggestion.forget();
    field.current?.focus();
  };
  return (
    <form
      method="post"
      className="sticky bottom-0 z-10 grid gap-2 rounded-b-card border-t border-line bg-surface p-3"
      onSubmit={(event) => {
        event.preventDefault();
        send();
      }}
    >
      <Suggestion suggestion={suggestion} onUse={fillIn} />
      <label htmlFor="answer" className="sr-only">
        Reply as {persona}
      </label>
      <Textarea
        ref={field}
        autoFocus={autoFocus}
        id="answer"
        rows={2}
        maxLength={ANSWER_MAX_LENGTH}
        placeholder={`Reply as ${persona}`}
        aria-describedby="answer-keys"
        className="max-h-40"
        value={text}
        onChange={({ target }) => {
          setText(target.value);
          if (target.value !== '') deskConnection().typing(conversationId);
        }}
        onKeyDown={(event) => {
          if (event.key !== 'Enter' || event.shiftKey || event.nativeEvent.isComposing) return;
          event.preventDefault();
          send();
        }}
      />
      <div className="flex flex-wrap items-center gap-2">
        <Button
          size="sm"
          variant="secondary"
          className="max-lg:min-h-11"
          pending={suggestion.pending}
          onClick={() => void suggestion.ask()}
        >
          <Sparkles aria-hidden="true" strokeWidth={1.75} className="size-4" />
          Suggest reply
        </Button>
        {answers.length > 0 && (
          <label className="min-w-0">
            <span className="sr-only">Canned replies</span>
            <Select
              value=""
              className="max-w-44"
              placeholder="Canned replies"
              options={answers.map(({ id, title }) => ({ value: id, label: title }))}
              onChange={({ target }) => {
                const chosen = answers.find(({ id }) => id === target.value);
                if (chosen) fillIn(chosen.body);
              }}
            />
          </label>
        )}
        <p id="answer-keys" className="text-xs text-ink-soft max-lg:sr-only">
          Enter to send, Shift+Enter for a new line
        </p>
        <Button type="submit" className="ml-auto min-h-11" disabled={text.trim() === ''}>
          <Send aria-hidden="true" strokeWidth={1.75} className="size-4" />
          Send
        </Button>
      </div>
    </form>
  );
}
