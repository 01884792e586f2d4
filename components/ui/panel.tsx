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

/** What one opens to choose something: a sheet in reach of the thumb, a dialog where there is room. */
export function Panel(props: DialogProps) {
  const wide = useSyncExternalStore(
    watch,
    () => window.matchMedia(WIDE).matches,
    () => false,
  );
  return wide ? <Dialog {...props} /> : <Sheet {...props} />;
}
