import { useTranslations } from 'next-intl';
import { Skeleton } from '#components/ui/skeleton.tsx';

/** Placeholder of a method's form while it loads. */
export function IslandToCome() {
  const t = useTranslations('payments.form');
  return (
    <div role="status" className="grid gap-6">
      <span className="sr-only">{t('loading')}</span>
      <Skeleton className="h-12" />
      <Skeleton className="h-40" />
      <Skeleton className="h-12" />
    </div>
  );
}
