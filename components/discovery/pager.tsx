import { clsx } from 'clsx';
import { ChevronLeft, ChevronRight, Lock } from 'lucide-react';
import { useTranslations } from 'next-intl';
import type { ReactNode } from 'react';
import { HookLink } from '#components/payments/hooks/hook-link.tsx';
import { buttonStyle } from '#components/ui/button-style.ts';
import { pagesShown } from './pages-shown.ts';

interface PagerProps {
  page: number;
  pages: number;
  /** Pages a free member may see; undefined when all are open. */
  freePages: number | undefined;
  hrefOf: (page: number) => string;
}

const SHAPE = 'min-w-11 px-3 tabular';

export function Pager({ page, pages, freePages, hrefOf }: PagerProps) {
  const t = useTranslations('discovery.pager');
  if (pages <= 1) return null;
  const isLocked = (one: number): boolean => freePages !== undefined && one > freePages;
  const link = (one: number, label: string, children: ReactNode, rel?: 'prev' | 'next') => {
    const here = one === page;
    const className = clsx(buttonStyle({ variant: here ? 'primary' : 'quiet', size: 'sm' }), SHAPE);
    const to = { href: hrefOf(one), className };
    if (isLocked(one)) {
      return (
        <HookLink kind="paginazione" {...to} label={label}>
          {children}
        </HookLink>
      );
    }
    return (
      <a {...to} rel={rel} aria-label={label} aria-current={here ? 'page' : undefined}>
        {children}
      </a>
    );
  };
  return (
    <nav aria-label={t('label')} className="flex flex-wrap items-center justify-center gap-1 py-8">
      {page > 1 &&
        link(
          page - 1,
          t('previous'),
          <ChevronLeft aria-hidden="true" strokeWidth={1.75} />,
          'prev',
        )}
      {pagesShown(page, pages).map((one, index) => {
        if (one === 'gap') {
          return (
            <span key={`gap ${String(index)}`} aria-hidden="true" className="px-1 text-ink-soft">
              …
            </span>
          );
        }
        const label = one === page ? 'current' : isLocked(one) ? 'locked' : 'page';
        return (
          <span key={one} className="contents">
            {link(
              one,
              t(label, { page: one }),
              <>
                {one}
                {isLocked(one) && (
                  <Lock aria-hidden="true" strokeWidth={1.75} className="size-3.5" />
                )}
              </>,
            )}
          </span>
        );
      })}
      {page < pages &&
        link(page + 1, t('next'), <ChevronRight aria-hidden="true" strokeWidth={1.75} />, 'next')}
    </nav>
  );
}
