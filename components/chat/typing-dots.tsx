import { useTranslations } from 'next-intl';

/** The peer is typing. */
export function TypingDots({ name }: { name: string }) {
  const t = useTranslations('chat');
  return (
    <div className="flex w-fit items-center gap-1.5 rounded-card rounded-bl-[0.25rem] bg-raised px-4 py-3.5 [border:var(--card-border)] border-line">
      <span className="sr-only">{t('typing', { name })}</span>
      {[0, 160, 320].map((delay) => (
        <span
          key={delay}
          aria-hidden="true"
          className="size-2 animate-[breathe_1.1s_ease-in-out_infinite] rounded-full bg-ink-soft"
          style={{ animationDelay: `${String(delay)}ms` }}
        />
      ))}
    </div>
  );
}
