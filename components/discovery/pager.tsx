import { ChevronLeft, ChevronRight, Lock } from 'lucide-react';
import { useTranslations } from 'next-intl';
import { buttonStyle } from '#components/ui/button-style.ts';
import { cn } from '#components/ui/cn.ts';
import { pagesShown } from './pages-shown.ts';

interface PagerProps {
  page: number;
  pages: number;
  /** Pages a free member may see; undefined when all are open. */
  freePages: number | undefined;
  hrefOf: (page: number) => string;
}

export function Pager({ page, pages, freePages, hrefOf }: PagerProps) {
  const t = useTranslations('discovery.pager');
  if (pages <= 1) return null;
  const shape = 'min-w-11 px-3';
  return (
    <nav aria-label={t('label')} className="flex flex-wrap items-center justify-center gap-1 py-8">
      {page > 1 && (
        <a
          href={hrefOf(page - 1)}
          rel="prev"
          className={cn(buttonStyle({ variant: 'quiet', size: 'sm' }), shape)}
        >
          <ChevronLeft aria-hidden="true" strokeWidth={1.75} />
          <span className="sr-only">{t('previous')}</span>
        </a>
      )}
      {pagesShown(page, pages).map((one, index) => {
        if (one === 'gap') {
          return (
            <span key={`gap ${String(index)}`} aria-hidden="true" className="px-1 text-ink-soft">
              …
            </span>
          );
        }
        const locked = freePages !== undefined && one > freePages;
        const here = one === page;
        const label = here ? 'current' : locked ? 'locked' : 'page';
        return (
          <a
            key={one}
            href={hrefOf(one)}
            aria-label={t(label, { page: one })}
            aria-current={here ? 'page' : undefined}
            className={cn(
              buttonStyle({ variant: here ? 'primary' : 'quiet', size: 'sm' }),
              shape,
              'tabular',
            )}
          >
            {one}
            {locked && <Lock aria-hidden="true" strokeWidth={1.75} className="!size-3.5" />}
          </a>
        );
      })}
      {page < pages && (
        <a
          href={hrefOf(page + 1)}
          rel="next"
          className={cn(buttonStyle({ variant: 'quiet', size: 'sm' }), shape)}
        >
          <span className="sr-only">{t('next')}</span>
          <ChevronRight aria-hidden="true" strokeWidth={1.75} />
        </a>
      )}
    </nav>
  );
}
