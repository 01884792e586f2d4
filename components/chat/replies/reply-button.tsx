import { Reply } from 'lucide-react';
import { useTranslations } from 'next-intl';

/** Answers the message beside it, where there is a mouse; by keyboard, the menu of the message does. */
export function ReplyButton({ onPress }: { onPress: () => void }) {
  const t = useTranslations('chat.message');
  return (
    <button
      type="button"
      tabIndex={-1}
      aria-label={t('reply')}
      title={t('reply')}
      onClick={onPress}
      className="reply-button message-menu grid size-11 shrink-0 cursor-pointer place-items-center rounded-full text-ink-soft hover:text-ink"
    >
      <Reply aria-hidden="true" strokeWidth={1.75} className="size-5" />
    </button>
  );
}
