'use client';

import { Pencil } from 'lucide-react';
import { useTranslations } from 'next-intl';
import { useEffect, useId, useRef, useState } from 'react';
import { useRealtime } from '#components/realtime/use-realtime.ts';
import { useRequest } from '#components/requests/use-request.ts';
import { Button } from '#components/ui/button.tsx';
import { editMessage } from '../state/chat-calls.ts';
import { sendsByEnter } from './message-field.tsx';
import type { Peer, ThreadMessage } from '../state/types.ts';
import { useAutoHeight } from './message-field.tsx';
import type { ThreadView } from '../thread/use-thread-view.ts';
import { MESSAGE_MAX_LENGTH } from '#lib/chat/limits.ts';
import { isBlank } from '#lib/text/is-blank.ts';

interface EditComposerProps {
  view: ThreadView;
  message: ThreadMessage;
  peer: Peer;
}

/** Replaces the composer while a sent message is edited; editing costs nothing. */
export function EditComposer({ view, message, peer }: EditComposerProps) {
  const t = useTranslations('chat.message');
  const { trackerId } = useRealtime();
  const { pending, run } = useRequest();
  const id = useId();
  const field = useRef<HTMLTextAreaElement>(null);
  const [text, setText] = useState(message.msg ?? '');
  useAutoHeight(field, text);
  useEffect(() => {
    const end = field.current?.value.length ?? 0;
    field.current?.focus();
    field.current?.setSelectionRange(end, end);
  }, []);
  const leave = (): void => {
    view.setEditing(null);
  };
  const save = async (): Promise<void> => {
    const trimmed = text.trim();
    if (isBlank(trimmed) || pending) return;
    if (trimmed !== message.msg) {
      const done = await run(() => editMessage(trackerId, peer.angelId, message.seq, trimmed));
      if (!done) return;
      view.fetchMissed();
    }
    leave();
  };
  return (
    <form
      method="post"
      className="grid gap-2"
      onSubmit={(event) => {
        event.preventDefault();
        void save();
      }}
    >
      <label htmlFor={id} className="flex items-center gap-2 font-ui text-sm text-ink-soft">
        <Pencil aria-hidden="true" strokeWidth={1.75} className="size-4" />
        {t('editing')}
      </label>
      <textarea
        ref={field}
        id={id}
        rows={1}
        maxLength={MESSAGE_MAX_LENGTH}
        value={text}
        onChange={(event) => {
          setText(event.target.value);
        }}
        onKeyDown={(event) => {
          if (event.key === 'Escape') leave();
          if (!sendsByEnter(event)) return;
          event.preventDefault();
          void save();
        }}
        className="field-box max-h-40 min-h-[43px] py-2 leading-normal"
      />
      <div className="flex justify-end gap-2">
        <Button variant="quiet" size="sm" onClick={leave}>
          {t('cancel')}
        </Button>
        <Button type="submit" size="sm" pending={pending}>
          {t('save')}
        </Button>
      </div>
    </form>
  );
}
