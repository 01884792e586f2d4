import { EyeOff } from 'lucide-react';
import { useTranslations } from 'next-intl';

/** Reminds a member in incognito of who sees them, where they would wonder why hardly anybody does. */
export function IncognitoLine({ prefix }: { prefix: string }) {
  const t = useTranslations('discovery.incognito');
  return (
    <p className="flex items-center gap-3 rounded-field bg-sunken px-4 py-1 text-sm">
      <EyeOff aria-hidden="true" strokeWidth={1.75} className="size-4 shrink-0" />
      <span className="min-w-0 flex-1">{t('on')}</span>
      <a
        href={`${prefix}/profile#visibility`}
        className="inline-flex min-h-11 shrink-0 items-center font-semibold underline underline-offset-4"
      >
        {t('change')}
      </a>
    </p>
  );
}
