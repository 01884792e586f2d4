import { useTranslations } from 'next-intl';
import { Skeleton } from '#components/ui/skeleton.tsx';

/** Stands in a method's place until its form is there. */
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
