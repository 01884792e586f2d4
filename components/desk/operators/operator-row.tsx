'use client';

import { useState } from 'react';
import { Badge } from '#components/ui/badge.tsx';
import { Button } from '#components/ui/button.tsx';
import { deskCall } from '../desk-call.ts';
import { moment } from '../moment.ts';
import { Trouble } from '../trouble.tsx';
import { useDeed } from '../use-deed.ts';

interface OperatorRowProps {
  id: string;
  name: string;
  email: string;
  role: string;
  state: 'invited' | 'active' | 'disabled';
  /** Names of the brands they work for; none stands for all. */
  brands: readonly string[];
  lastSeenAt: string | null;
  /** Nobody puts themselves out. */
  self: boolean;
}

/** One of those who work here, and the way to put them out. */
export function OperatorRow({
  id,
  name,
  email,
  role,
  state,
  brands,
  lastSeenAt,
  self,
}: OperatorRowProps) {
  const [sure, setSure] = useState(false);
  const { pending, trouble, run } = useDeed();
  const disable = () =>
    run(async () => {
      await deskCall('POST /api/desk/operators/{id}/disable', { params: { id } });
      window.location.reload();
    });
  return (
    <li className="grid gap-x-6 gap-y-1 py-3 sm:grid-cols-[1fr_auto] sm:items-center">
      <div className={state === 'disabled' ? 'text-ink-soft' : undefined}>
        <p className="flex flex-wrap items-center gap-2 font-semibold">
          {name}
          <Badge>{role}</Badge>
          {state !== 'active' && <Badge>{state}</Badge>}
        </p>
        <p className="text-sm text-ink-soft">
          {email} · {brands.length === 0 ? 'all brands' : brands.join(', ')} ·{' '}
          {lastSeenAt === null ? 'never here' : `last here ${moment(lastSeenAt)}`}
        </p>
        <Trouble>{trouble}</Trouble>
      </div>
      {state !== 'disabled' && !self && (
        <Button
          size="sm"
          variant={sure ? 'danger' : 'quiet'}
          pending={pending}
          onClick={() => {
            if (sure) void disable();
            else setSure(true);
          }}
          onBlur={() => {
            setSure(false);
          }}
        >
          {sure ? `Put ${name} out now` : 'Put out'}
        </Button>
      )}
    </li>
  );
}
