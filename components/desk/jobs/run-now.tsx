'use client';

import { Button } from '#components/ui/button.tsx';
import { deskCall } from '../desk-call.ts';
import { Trouble } from '../trouble.tsx';
import { useDeed } from '../use-deed.ts';

/** Has a nightly work begin at once. */
export function RunNow({ name, onDone }: { name: string; onDone: () => void }) {
  const { pending, trouble, run } = useDeed();
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
      {trouble !== null && <Trouble>{trouble}</Trouble>}
    </>
  );
}
