'use client';

import { useRef, useState } from 'react';
import { useTellError } from '#components/notifications/use-tell-error.ts';
import { call } from '#lib/http/client/call.ts';
import { switched, undone, type Channel, type Preferences } from './preferences.ts';

/**
 * The switches show at once what was pressed. Calls go out one after the other, so that the last press
 * is what stays; a refused one is undone and told.
 */
export function usePreferences(trackerId: string, saved: Preferences) {
  const [shown, setShown] = useState(saved);
  const latest = useRef(saved);
  const queue = useRef(Promise.resolve());
  const tellError = useTellError();

  const show = (next: Preferences): void => {
    latest.current = next;
    setShown(next);
  };
  const toggle = (channel: Channel): void => {
    const tried = switched(latest.current, channel);
    show(tried);
    queue.current = queue.current.then(async () => {
      try {
        await call('POST /api/users/changeNotificationPreferences', {
          body: { ...tried, clickid: trackerId },
        });
      } catch (error) {
        show(undone(latest.current, tried, channel));
        tellError(error);
      }
    });
  };
  return { shown, toggle };
}
