import { useEffect, useRef, type RefObject } from 'react';

/**
 * Moves the focus to the heading of a new step, or to its first button, where the member's own action led to it: the
 * button that was pressed is gone. A result that comes by itself is only announced.
 */
export function useStepFocus(step: string, busy: boolean): RefObject<HTMLDivElement | null> {
  const root = useRef<HTMLDivElement>(null);
  const shown = useRef(step);
  const acted = useRef(false);
  useEffect(() => {
    if (busy) {
      acted.current = true;
      return;
    }
    const isOwn = acted.current && shown.current !== step;
    acted.current = false;
    shown.current = step;
    if (isOwn) root.current?.querySelector<HTMLElement>('h2, button')?.focus();
  }, [step, busy]);
  return root;
}
