'use client';

import { useTranslations } from 'next-intl';
import { Popup } from '#components/ui/popup.tsx';

/** For somebody who was on the way in and has no session: both doors, and the page behind stays. */
export function SignupPopup({ prefix, onClose }: { prefix: string; onClose: () => void }) {
  const t = useTranslations('popups.signup');
  return (
    <Popup
      open
      onOpenChange={onClose}
      title={t('title')}
      closeLabel={t('later')}
      body={<p>{t('text')}</p>}
      actions={[
        { label: t('login'), href: `${prefix}/login`, tone: 'primary' },
        { label: t('signup'), href: `${prefix}/signup`, tone: 'secondary' },
        { label: t('later'), tone: 'quiet' },
      ]}
    />
  );
}
