'use client';

import { BellRing, MailX, MapPin, UserX, type LucideIcon } from 'lucide-react';
import { useTranslations } from 'next-intl';
import type { PopupAction } from '#components/ui/popup-layer.tsx';
import { Popup } from '#components/ui/popup.tsx';
import { runPopupAction } from './popup-actions.ts';
import { inSite, type PopupButton, type PopupSpec, type PopupVariant } from './popup-spec.ts';

const ICONS: Readonly<Record<PopupVariant, LucideIcon>> = {
  unsubscribe: MailX,
  channel: BellRing,
  deactivate: UserX,
  changeRegion: MapPin,
};

interface GenericPopupProps {
  spec: Extract<PopupSpec, { kind: 'generic' }>;
  prefix: string;
  onClose: () => void;
}

/** Converts a button of a popup's data: it leads to a path of this site, runs an action of the list, or only closes. */
function toAction({ label, redirect, action }: PopupButton, prefix: string): PopupAction {
  const path = inSite(redirect);
  return {
    label,
    ...(path !== undefined && { href: `${prefix}${path}` }),
    ...(action !== undefined && {
      onPress: () => {
        runPopupAction(action, prefix);
      },
    }),
  };
}

/** A message with its buttons. */
export function GenericPopup({ spec, prefix, onClose }: GenericPopupProps) {
  const t = useTranslations('popups');
  const { variant, title, text, buttons } = spec;
  const Icon = ICONS[variant];
  return (
    <Popup
      open
      onOpenChange={onClose}
      title={title}
      closeLabel={t('close')}
      picture={<Icon aria-hidden="true" strokeWidth={1.5} className="size-10 text-accent-ink" />}
      body={<p>{text}</p>}
      actions={buttons.map((button) => toAction(button, prefix))}
    />
  );
}
