'use client';

import { useTranslations } from 'next-intl';
import { Popup } from '#components/ui/popup.tsx';

/** For a visitor with an expired session: links to sign up and to log in; the page behind stays. */
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
