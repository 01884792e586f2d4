'use client';

import dynamic from 'next/dynamic';
import type { DialogProps } from './dialog.tsx';
import { useEverOpen } from './use-ever-open.ts';

const PanelLayer = dynamic(async () => (await import('./panel-layer.tsx')).PanelLayer, {
  loading: () => null,
});

/** What one opens to choose something: a sheet in reach of the thumb, a dialog where there is room. */
export function Panel(props: DialogProps) {
  return useEverOpen(props.open) && <PanelLayer {...props} />;
}
