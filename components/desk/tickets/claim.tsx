'use client';

import { useEffect, useEffectEvent, useState } from 'react';
import { Button } from '#components/ui/button.tsx';
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

/** Who is answering a ticket now, and the action to change that. */
export function ClaimLine({ claim }: { claim: ReturnType<typeof useClaim> }) {
  const { mine, other, refused, take, letGo } = claim;
  const held = other !== null || refused !== null;
  if (!held && !mine) return null;
  return (
    <div
      role={held ? 'alert' : 'status'}
      className="flex items-center gap-x-3 rounded-card bg-sunken px-3 text-sm"
    >
      {other !== null ? (
        <p>
          <strong>{other.name}</strong> is replying to this ticket.
        </p>
      ) : (
        <p>{refused ?? 'Locked for others while you reply.'}</p>
      )}
      <Button
        variant="quiet"
        size="sm"
        className="ml-auto"
        onClick={() => void (mine && !held ? letGo() : take(true))}
      >
        {mine && !held ? 'Release' : 'Take over'}
      </Button>
    </div>
  );
}
