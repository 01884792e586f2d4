'use client';

import { useEffect } from 'react';
import type { ThreeDsOf } from '#lib/payments/attempts/three-ds.ts';
import { StepCover } from './step-cover.tsx';

/** Sends the browser to the address that the provider gave, with its parameters. */
export function ToIssuer({ action }: { action: ThreeDsOf<'acs'> }) {
  useEffect(() => {
    const there = new URL(action.url);
    for (const [name, value] of Object.entries(action.data)) there.searchParams.set(name, value);
    location.assign(there);
  }, [action]);
  return <StepCover />;
}
