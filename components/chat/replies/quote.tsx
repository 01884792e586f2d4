import { ImageIcon, LockKeyhole, Mic } from 'lucide-react';
import { useTranslations } from 'next-intl';
import type { Quote as QuoteData } from '../state/types.ts';

interface QuoteProps {
  quote: QuoteData;
  peerName: string;
}

interface QuoteButtonProps extends QuoteProps {
  /** Shows the quoted message in the thread. */
  onShow: (seq: number) => void;
}

/** Who wrote the quoted message, and its first two lines or what is in their place. */
export function QuoteText({ quote, peerName }: QuoteProps) {
  const t = useTranslations('chat');
  return (
    <>
      {quote.from !== null && (
        <span className="truncate font-semibold">
          {quote.from === 'self' ? t('you') : peerName}
        </span>
      )}
      <span className="line-clamp-2 [overflow-wrap:anywhere]">
        <QuoteContent quote={quote} />
      </span>
    </>
  );
}

function QuoteContent({ quote }: Pick<QuoteProps, 'quote'>) {
  const t = useTranslations('chat');
  const { from, msg, blurred, removed, attachment } = quote;
  if (from === null) return <em>{t('reply.gone')}</em>;
  if (removed) return <em>{t('removed')}</em>;
  if (blurred || msg === null) {
    return (
      <em>
        <LockKeyhole aria-hidden="true" strokeWidth={1.75} className="quote-icon" />
        {t('blurred.hidden')}
      </em>
    );
  }
  const Icon = attachment?.voice ? Mic : ImageIcon;
  return (
    <>
      {attachment !== null && <Icon aria-hidden="true" strokeWidth={1.75} className="quote-icon" />}
      {msg === '' && attachment !== null
        ? t(attachment.voice ? 'reply.voice' : 'reply.photo')
        : msg}
    </>
  );
}

/** The message that a reply answers, inside the bubble of the reply; a press shows it in the thread. */
export function Quote({ quote, peerName, onShow }: QuoteButtonProps) {
  const t = useTranslations('chat.reply');
  const text = <QuoteText quote={quote} peerName={peerName} />;
  if (quote.from === null) return <div className="quote">{text}</div>;
  return (
    <button
      type="button"
      className="quote"
      onClick={() => {
        onShow(quote.seq);
      }}
    >
      <span className="sr-only">{t('answers')}</span>
      {text}
    </button>
  );
}
