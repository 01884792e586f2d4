'use client';

import { later } from '#components/ui/later.tsx';
import { DisabledPopup } from './disabled-popup.tsx';
import { DoiPopup } from './doi-popup.tsx';
import { GenericPopup } from './generic-popup.tsx';
import { GiftPopup } from './gift-popup.tsx';
import type { PopupSpec } from './popup-spec.ts';
import { RegionPopup } from './region-popup.tsx';
import { SignupPopup } from './signup-popup.tsx';
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
      return <DisabledPopup prefix={prefix} />;
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
