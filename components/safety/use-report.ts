'use client';

import { useErrorMessages } from '#components/requests/use-error-messages.ts';
import { useState } from 'react';
import { useHoldReload } from '#components/realtime/use-hold-reload.ts';
import type { ReportSurface } from '#lib/db/generated/enums.ts';
import { call } from '#lib/http/client/call.ts';
import { codeOf } from '#lib/http/client/call-error.ts';
import { draftFault, type ReportDraft } from './report-draft.ts';
import type { SafetyPeer } from './types.ts';

interface About {
  readonly surface: ReportSurface;
  readonly seq: number | undefined;
}

/** A report being written: missing parts are marked, and after a failed call the input stays. */
export function useReport({ angelId }: SafetyPeer, { surface, seq }: About) {
  const errors = useErrorMessages();
  const [draft, setDraft] = useState<ReportDraft>({ reason: undefined, details: '', block: true });
  const [missing, setMissing] = useState<'reason' | 'details'>();
  const [state, setState] = useState<'open' | 'pending' | 'done'>('open');
  const [fault, setFault] = useState<string>();
  useHoldReload(draft.details !== '' && state !== 'done');

  const change = (part: Partial<ReportDraft>): void => {
    setDraft((before) => ({ ...before, ...part }));
    setMissing(undefined);
  };
  const send = async (): Promise<void> => {
    const { reason, details, block } = draft;
    setMissing(draftFault(draft));
    if (draftFault(draft) !== undefined || reason === undefined) return;
    setState('pending');
    setFault(undefined);
    try {
      const body = { angelId, reason, details, surface, seq, block };
      await call('POST /api/users/report', { body });
      setState('done');
    } catch (error) {
      setState('open');
      setFault(errors(codeOf(error)));
    }
  };
  return { draft, missing, state, fault, change, send };
}
