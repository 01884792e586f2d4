'use client';

import { Button } from '#components/ui/button.tsx';
import { deskCall } from '../desk-call.ts';
import { ErrorMessage } from '../error-message.tsx';
import { useMutation } from '../use-mutation.ts';

/** Starts a nightly job at once. */
export function RunNow({ name, onDone }: { name: string; onDone: () => void }) {
  const { pending, errorMessage, run } = useMutation();
  const start = () =>
    run(async () => {
      await deskCall('POST /api/desk/nightly/{name}/run', { params: { name } });
      onDone();
    });
  return (
    <>
      <Button
        size="sm"
        variant="quiet"
        pending={pending}
        onClick={() => void start()}
        aria-label={`Run ${name} now`}
      >
        Run now
      </Button>
      {errorMessage !== null && <ErrorMessage>{errorMessage}</ErrorMessage>}
    </>
  );
}
