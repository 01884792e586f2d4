'use client';

import { useEffect, useEffectEvent, useState } from 'react';
import { deskCall } from '../desk-call.ts';
import { deskError } from '../desk-errors.ts';
import type { Ticket } from './types.ts';

/** Well within the five minutes that a claim lasts. */
const RENEW_MS = 120_000;

interface Claiming {
  ticket: Ticket;
  purpose: string;
  /** An answer is being written, so the claim is renewed. */
  writing: boolean;
  onDone: () => unknown;
}

/** Claims a ticket while it is being answered here, and reports when another operator holds it. */
export function useClaim({ ticket, purpose, writing, onDone }: Claiming) {
  const { reference, claim } = ticket;
  const [refused, setRefused] = useState<string | null>(null);
  const mine = claim?.mine === true;
  const take = async (over = false): Promise<void> => {
    try {
      const key = 'POST /api/desk/tickets/{reference}/claim';
      await deskCall(key, { params: { reference }, body: { over }, purpose });
      setRefused(null);
    } catch (error) {
      setRefused(deskError(error));
    }
    onDone();
  };
  const letGo = async (): Promise<void> => {
    const key = 'POST /api/desk/tickets/{reference}/release';
    await deskCall(key, { params: { reference }, purpose }).catch(() => undefined);
    onDone();
  };
  const renew = useEffectEvent(() => {
    void take();
  });
  useEffect(() => {
    if (!writing || !mine) return undefined;
    const timer = window.setInterval(() => {
      renew();
    }, RENEW_MS);
    return () => {
      window.clearInterval(timer);
    };
  }, [writing, mine]);
  return { mine, other: claim !== null && !mine ? claim : null, refused, take, letGo };
}
