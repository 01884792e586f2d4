import { useTranslations } from 'next-intl';
import { buttonStyle } from '#components/ui/button-style.ts';
import { BackToList } from './back-to-list.tsx';
import { ThreadFrame } from './thread-frame.tsx';

/** Replaces a thread that does not exist for this member: an ordinary page, beside the list. */
export function GoneThread({ prefix }: { prefix: string }) {
  const t = useTranslations('profile.gone');
  return (
    <ThreadFrame aria-label={t('title')}>
      <header className="border-b border-line px-1 py-2 md:hidden">
        <BackToList prefix={prefix} />
      </header>
      <div className="grid content-start gap-4 overflow-y-auto px-5 py-10 md:px-8">
        <h1 className="display text-3xl">{t('title')}</h1>
        <p className="max-w-prose text-lg text-ink-soft">{t('text')}</p>
        <p className="pt-2">
          <a href={`${prefix}/find`} className={buttonStyle({ size: 'lg' })}>
            {t('action')}
          </a>
        </p>
      </div>
    </ThreadFrame>
  );
}
