'use client';

import { Button } from '#components/ui/button.tsx';
import type { useClaim } from './use-claim.ts';

/** Who is answering a ticket now, and the action to change that. */
export function ClaimLine({ claim }: { claim: ReturnType<typeof useClaim> }) {
  const { mine, other, refused, take, letGo } = claim;
  const held = other !== null || refused !== null;
  if (!held && !mine) return null;
  return (
    <div
      role={held ? 'alert' : 'status'}
      className="flex flex-wrap items-center gap-x-3 gap-y-1 rounded-card bg-sunken px-4 py-1.5 text-sm"
    >
      {other !== null ? (
        <p>
          <strong>{other.name}</strong> is replying to this ticket.
        </p>
      ) : (
        <p>{refused ?? 'You are replying to this ticket. It is locked for others.'}</p>
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
