'use client';

import { useEffect, useEffectEvent, useRef } from 'react';
import { useCatchUp } from '#components/notifications/use-realtime.ts';
import type { Warning } from '#components/safety/warning.ts';
import { call } from '#lib/http/client/call.ts';
import { usePopups } from './popup-context.ts';

/** Shows what the staff warned a member about and they have not read, once a page: as it opens, and as it comes in. */
export function MemberWarnings({ first }: { first: readonly Warning[] }) {
  const popups = usePopups();
  const shown = useRef(new Set<string>());
  const show = (warnings: readonly Warning[]): void => {
    const due = warnings.filter(({ id, seenAt }) => seenAt === null && !shown.current.has(id));
    for (const warning of due.reverse()) {
      shown.current.add(warning.id);
      popups.open({ kind: 'warning', warning });
    }
  };
  const begin = useEffectEvent(() => {
    show(first);
  });
  useEffect(() => {
    begin();
  }, []);
  useCatchUp(() => {
    // Without it they are shown with the next page.
    call('GET /api/users/warnings').then(show, () => undefined);
  });
  return null;
}
