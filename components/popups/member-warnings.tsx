'use client';

import { useEffect, useEffectEvent, useRef } from 'react';
import { useRetried } from '#components/requests/use-retried.ts';
import { useCatchUp } from '#components/realtime/use-realtime.ts';
import type { Warning } from '#components/safety/warning.ts';
import { call } from '#lib/http/client/call.ts';
import { usePopups } from './popup-context.ts';

/** Shows unread staff warnings to the member, each once a page: on load, and when one arrives. */
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
  useCatchUp(
    useRetried(async () => {
      show(await call('GET /api/users/warnings'));
    }),
  );
  return null;
}
