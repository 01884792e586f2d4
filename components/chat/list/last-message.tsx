import { ImageIcon, LockKeyhole } from 'lucide-react';
import { useTranslations } from 'next-intl';
import { AnswererMark } from '../thread/answerer-mark.tsx';
import { preview } from './preview.ts';
import { simpleHtmlText } from '../thread/simple-html.ts';
import type { Conversation } from '../state/types.ts';

type Last = NonNullable<Conversation['last']>;

/** The newest message in a few words, or the event that happened. */
export function LastMessage({ last }: { last: Last }) {
  const t = useTranslations('chat.list');
  if (last.category === 'like_reply') return t('match');
  if (last.type === 'like' || last.type === 'visit') return t(last.type);
  if (last.removed) return t('removed');
  if (last.blurred) {
    return (
      <span className="inline-flex items-center gap-1.5 italic">
        <LockKeyhole aria-hidden="true" strokeWidth={1.75} className="size-3.5 shrink-0" />
        {t('blurred')}
      </span>
    );
  }
  return (
    <span className="inline-flex max-w-full items-center gap-1.5">
      {last.attachment !== null && (
        <ImageIcon aria-hidden="true" strokeWidth={1.75} className="size-3.5 shrink-0" />
      )}
      <span className="truncate">
        <LastMessageText last={last} />
      </span>
      {last.answerer === 'ai' && last.from === 'peer' && (
        <span className="shrink-0 text-xs text-ink-soft">
          <AnswererMark answerer="ai" />
        </span>
      )}
    </span>
  );
}

function LastMessageText({ last }: { last: Last }) {
  const t = useTranslations('chat.list');
  const msg = last.msg ?? '';
  if (msg === '' && last.attachment !== null) return t('photo');
  const text = preview(last.isHtml ? simpleHtmlText(msg) : msg);
  return last.from === 'self' ? t('own', { text }) : text;
}
