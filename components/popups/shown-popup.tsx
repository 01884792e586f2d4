'use client';

import { CircleSlash, Gift } from 'lucide-react';
import { useTranslations } from 'next-intl';
import { later } from '#components/ui/later.tsx';
import { Popup } from '#components/ui/popup.tsx';
import { DoiPopup } from './doi-popup.tsx';
import { GenericPopup } from './generic-popup.tsx';
import { runPopupAction } from './popup-actions.ts';
import type { PopupSpec } from './popup-spec.ts';
import { RegionPopup } from './region-popup.tsx';
import { WarningPopup } from './warning-popup.tsx';

// Also loads the picture tools, which few start-ups need.
const PhotoPopup = later(async () => {
  const { PhotoPopup: Photo } = await import('#components/media/photo-popup.tsx');
  return Photo;
});

interface ShownPopupProps {
  spec: PopupSpec;
  prefix: string;
  country: string;
  trackerId: string;
  close: () => void;
}

/** The component for a popup's data. */
export function ShownPopup({ spec, prefix, country, trackerId, close }: ShownPopupProps) {
  switch (spec.kind) {
    case 'disabled':
      return <DisabledPopup prefix={prefix} {...(spec.atLogin === true && { onBack: close })} />;
    case 'signup':
      return <SignupPopup prefix={prefix} onClose={close} />;
    case 'region':
      return <RegionPopup trackerId={trackerId} country={country} />;
    case 'doi':
      return <DoiPopup email={spec.email} deliverable={spec.deliverable} onClose={close} />;
    case 'gift':
      return <GiftPopup messages={spec.messages} prefix={prefix} onClose={close} />;
    case 'warning':
      return <WarningPopup warning={spec.warning} prefix={prefix} onClose={close} />;
    case 'generic':
      return <GenericPopup spec={spec} prefix={prefix} onClose={close} />;
    case 'photo':
      return <PhotoPopup open onOpenChange={close} trackerId={trackerId} />;
  }
}

interface DisabledPopupProps {
  prefix: string;
  /** At the login, where nobody is logged in: leads back to the form. */
  onBack?: () => void;
}

/** A profile that was disabled: only customer care and the logout can be reached. */
function DisabledPopup({ prefix, onBack }: DisabledPopupProps) {
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
        onBack === undefined
          ? {
              label: t('logout'),
              tone: 'secondary',
              stays: true,
              onPress: () => {
                runPopupAction('logout', prefix);
              },
            }
          : { label: t('back'), tone: 'secondary', onPress: onBack },
      ]}
    />
  );
}

/** For a visitor with an expired session: links to sign up and to log in; the page behind stays. */
function SignupPopup({ prefix, onClose }: { prefix: string; onClose: () => void }) {
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

interface GiftPopupProps {
  messages: number;
  prefix: string;
  onClose: () => void;
}

/** The flow's gift to a returning member: already added to their credits. */
function GiftPopup({ messages, prefix, onClose }: GiftPopupProps) {
  const t = useTranslations('popups.gift');
  return (
    <Popup
      open
      onOpenChange={onClose}
      title={t('title')}
      closeLabel={t('close')}
      picture={<Gift aria-hidden="true" strokeWidth={1.5} className="size-10 text-accent-ink" />}
      body={<p>{t('text', { messages })}</p>}
      actions={[
        { label: t('find'), href: `${prefix}/find` },
        { label: t('close'), tone: 'quiet' },
      ]}
    />
  );
}
