import { useEffect } from 'react';

const SOON_MS = 3_000;
const LATER_MS = 30_000;

/** While something waits for its review, checks now and then whether it was decided on; false: nothing waits. */
export function useReviewPace(
  waiting: false | { readonly selfReviewSeconds: number | null },
  refresh: () => void,
): void {
  const paceMs = waiting && (waiting.selfReviewSeconds === null ? LATER_MS : SOON_MS);
  useEffect(() => {
    if (paceMs === false) return;
    const timer = setInterval(() => {
      if (document.visibilityState === 'visible') refresh();
    }, paceMs);
    return () => {
      clearInterval(timer);
    };
  }, [paceMs, refresh]);
}
