import { useEffect, useRef } from 'react';
import { deskConnection } from '#components/realtime/desk-connection.ts';
import { followWork } from './follow-work.ts';

/** Calls `refresh` as `followWork` does, for as long as the component is shown. */
export function useWorkChanges(refresh: () => void): void {
  const latest = useRef(refresh);
  useEffect(() => {
    latest.current = refresh;
  }, [refresh]);
  useEffect(
    () =>
      followWork(deskConnection(), () => {
        latest.current();
      }),
    [],
  );
}
