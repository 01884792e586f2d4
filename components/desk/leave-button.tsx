'use client';

import { LogOut } from 'lucide-react';
import { Button } from '#components/ui/button.tsx';
import { deskCall } from './desk-call.ts';
import { useMutation } from './use-mutation.ts';

/** Ends the session. */
export function LeaveButton() {
  const { pending, errorMessage, run } = useMutation();
  const leave = () =>
    run(async () => {
      await deskCall('POST /api/desk/logout');
      window.location.assign('/login');
    });
  return (
    <Button
      variant="quiet"
      size="sm"
      pending={pending}
      onClick={() => void leave()}
      title={errorMessage ?? 'Log out'}
    >
      <LogOut aria-hidden="true" strokeWidth={1.75} className="size-4" />
      <span className="max-lg:sr-only">Log out</span>
    </Button>
  );
}
