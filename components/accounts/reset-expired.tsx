import { useTranslations } from 'next-intl';
import { buttonStyle } from '#components/ui/button-style.ts';
import { FormAlert } from './form-alert.tsx';

/** In place of the form, for a link that was used or has expired: where to get a new one. */
export function ResetExpired({ prefix }: { prefix: string }) {
  const t = useTranslations();
  return (
    <div className="grid gap-5">
      <FormAlert>{t('errors.token_expired')}</FormAlert>
      <a href={`${prefix}/forgotPassword`} className={buttonStyle({ size: 'lg' })}>
        {t('accounts.reset.another')}
      </a>
    </div>
  );
}
