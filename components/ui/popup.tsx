'use client';

import { later } from './later.tsx';
import type { PopupProps } from './popup-layer.tsx';
import { useEverOpen } from './use-ever-open.ts';

const PopupLayer = later(async () => (await import('./popup-layer.tsx')).PopupLayer);

/** A short message with its next steps: a sheet on phones, a card on wider screens. */
export function Popup(props: PopupProps) {
  return useEverOpen(props.open) && <PopupLayer {...props} />;
}
