'use client';

import { useState } from 'react';
import { readStored, writeStored } from '#components/ui/browser-memory.ts';

const KEY = 'desk-queue-blur';

/** Whether pictures are blurred until they are shown by a key: so by default; remembered in this browser. */
export function useBlur() {
  const [blurs, setBlurs] = useState(() => readStored(KEY) !== 'off');
  /** The item whose pictures are shown. */
  const [shown, setShown] = useState('');
  return {
    blurs,
    setBlurs: (next: boolean): void => {
      setBlurs(next);
      setShown('');
      writeStored(KEY, next ? null : 'off');
    },
    isBlurred: (itemId: string): boolean => blurs && shown !== itemId,
    toggle: (itemId: string): void => {
      setShown(shown === itemId ? '' : itemId);
    },
  };
}
