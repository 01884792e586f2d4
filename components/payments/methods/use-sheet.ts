'use client';

import { useCallback, useState } from 'react';
import { logFaults } from '#components/accounts/log-faults.ts';

/** How a sheet without a payment ended. */
export type SheetEnd = 'canceled' | 'failed';

/**
 * A wallet's sheet for one press of the order button. The function that `opener` returns opens it on the
 * first call; a second call, for an answer that was lost, returns the same payment and opens no second sheet.
 */
export function useSheet(subject: string) {
  const [ended, setEnded] = useState<SheetEnd | null>(null);

  const opener = useCallback(
    <Given>(open: () => Promise<Given | null>): (() => Promise<Given | null>) => {
      setEnded(null);
      let opened: Promise<Given | null> | undefined;
      return () => {
        opened ??= open().then(
          (given) => {
            if (given === null) setEnded('canceled');
            return given;
          },
          () => {
            setEnded('failed');
            logFaults(subject, { sheet: 'not_opened' });
            return null;
          },
        );
        return opened;
      };
    },
    [subject],
  );

  return { ended, opener };
}
