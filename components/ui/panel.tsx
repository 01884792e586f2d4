'use client';

import type { DialogProps } from './dialog.tsx';
import { later } from './later.tsx';
import { useEverOpen } from './use-ever-open.ts';

const PanelLayer = later(async () => (await import('./panel-layer.tsx')).PanelLayer);

/** A layer for choosing something: a sheet in reach of the thumb, a dialog on wide screens. */
export function Panel(props: DialogProps) {
  return useEverOpen(props.open) && <PanelLayer {...props} />;
}
