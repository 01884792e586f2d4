import { Reply, X } from 'lucide-react';
import { useTranslations } from 'next-intl';
import { IconButton } from '#components/ui/icon-button.tsx';
import type { Quote } from '../state/types.ts';
import { QuoteText } from './quote.tsx';

interface ReplyBarProps {
  id: string;
  quote: Quote;
  peerName: string;
  onCancel: () => void;
}

/** Above the field: the message that the next one answers. */
export function ReplyBar({ id, quote, peerName, onCancel }: ReplyBarProps) {
  const t = useTranslations('chat.reply');
  return (
    <div className="reply-bar">
      <Reply aria-hidden="true" strokeWidth={1.75} className="size-5 shrink-0 text-accent-ink" />
      <p id={id} className="quote min-w-0 flex-1">
        <span className="sr-only">{t('answers')}</span>
        <QuoteText quote={quote} peerName={peerName} />
      </p>
      <IconButton
        label={t('cancel')}
        icon={<X aria-hidden="true" strokeWidth={1.75} />}
        onClick={onCancel}
      />
    </div>
  );
}
