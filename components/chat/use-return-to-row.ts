'use client';

import { useEffect, useRef, type RefObject } from 'react';

/** When a thread is closed, moves the focus to its row in the list. */
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
