'use client';

import { useSyncExternalStore } from 'react';
import { Dialog, type DialogProps } from './dialog.tsx';
import { Sheet } from './sheet.tsx';

const WIDE = '(min-width: 48rem)';

function watch(changed: () => void): () => void {
  const query = window.matchMedia(WIDE);
  query.addEventListener('change', changed);
  return () => {
    query.removeEventListener('change', changed);
  };
}

/** The content of Panel, loaded with everything that layers need. */
export function PanelLayer(props: DialogProps) {
  const wide = useSyncExternalStore(
    watch,
    () => window.matchMedia(WIDE).matches,
    () => false,
  );
  return wide ? <Dialog {...props} /> : <Sheet {...props} />;
}
