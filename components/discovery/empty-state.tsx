import { useTranslations } from 'next-intl';
import { Button } from '#components/ui/button.tsx';
import { EmptyState } from '#components/ui/empty-state.tsx';

/** Nobody found: says why, and what to do about it. */
export function NobodyFound({ filtered, resetHref }: { filtered: boolean; resetHref: string }) {
  const t = useTranslations('discovery.empty');
  return (
    <EmptyState
      title={t('title')}
      action={
        filtered ? (
          <Button asChild>
            <a href={resetHref}>{t('reset')}</a>
          </Button>
        ) : undefined
      }
    >
      <p>{t(filtered ? 'filtered' : 'plain')}</p>
    </EmptyState>
  );
}
