'use client';

import { CircleSlash } from 'lucide-react';
import { useTranslations } from 'next-intl';
import { Popup } from '#components/ui/popup.tsx';
import { runPopupAction } from './popup-actions.ts';

/** A profile that was disabled: only customer care and the logout can be reached. */
export function DisabledPopup({ prefix }: { prefix: string }) {
  const t = useTranslations('popups.disabled');
  return (
    <Popup
      open
      blocking
      fullScreen
      onOpenChange={() => undefined}
      title={t('title')}
      closeLabel={t('logout')}
      picture={<CircleSlash aria-hidden="true" strokeWidth={1.5} className="size-10 text-danger" />}
      body={<p>{t('text')}</p>}
      actions={[
        { label: t('contact'), href: `${prefix}/contactUs`, tone: 'primary' },
        {
          label: t('logout'),
          tone: 'secondary',
          stays: true,
          onPress: () => {
            runPopupAction('logout', prefix);
          },
        },
      ]}
    />
  );
}
