'use client';

import { useEffect, useRef, type RefObject } from 'react';

/** After a thread was left for the list, the focus stands on the row it was opened by. */
export function useReturnToRow(openId: string | undefined): RefObject<HTMLUListElement | null> {
  const rows = useRef<HTMLUListElement>(null);
  const before = useRef(openId);
  useEffect(() => {
    const left = before.current;
    before.current = openId;
    if (openId !== undefined || left === undefined) return;
    rows.current?.querySelector<HTMLElement>(`[data-conversation="${CSS.escape(left)}"]`)?.focus({
      preventScroll: true,
    });
  }, [openId]);
  return rows;
}
