'use client';

import { X } from 'lucide-react';
import { useTranslations } from 'next-intl';
import { useRouter } from 'next/navigation';
import { useEffect, useRef } from 'react';
import { buttonStyle } from '#components/ui/button-style.ts';

interface FramedPageProps {
  url: string;
  title: string;
  backHref: string;
}

/** A third party's page over the whole screen: it cannot access ours, and one press or Escape closes it. */
export function FramedPage({ url, title, backHref }: FramedPageProps) {
  const t = useTranslations('hooks.frame');
  const router = useRouter();
  const close = useRef<HTMLAnchorElement>(null);
  useEffect(() => {
    close.current?.focus();
    const onKey = ({ key }: KeyboardEvent) => {
      if (key === 'Escape') router.replace(backHref);
    };
    addEventListener('keydown', onKey);
    return () => {
      removeEventListener('keydown', onKey);
    };
  }, [router, backHref]);
  return (
    <main className="fixed inset-0 z-50 grid grid-rows-[auto_1fr] bg-surface">
      <header className="flex items-center gap-3 border-b border-line px-(--gutter) py-2">
        <div className="min-w-0 flex-1">
          <h1 className="truncate font-ui font-semibold">{title}</h1>
          <p className="text-sm text-ink-soft">{t('lead', { host: new URL(url).host })}</p>
        </div>
        <a
          ref={close}
          href={backHref}
          aria-label={t('close')}
          className={buttonStyle({ variant: 'quiet', size: 'icon' })}
        >
          <X aria-hidden="true" strokeWidth={1.75} />
        </a>
      </header>
      <iframe
        src={url}
        title={title}
        sandbox="allow-forms allow-scripts"
        referrerPolicy="no-referrer"
        className="size-full border-0 bg-white"
      />
    </main>
  );
}
