'use client';

import dynamic from 'next/dynamic';
import type { PopupProps } from './popup-layer.tsx';
import { useEverOpen } from './use-ever-open.ts';

const PopupLayer = dynamic(async () => (await import('./popup-layer.tsx')).PopupLayer, {
  loading: () => null,
});

/** A short message with its next steps: a sheet on phones, a card on wider screens. */
export function Popup(props: PopupProps) {
  return useEverOpen(props.open) && <PopupLayer {...props} />;
}
