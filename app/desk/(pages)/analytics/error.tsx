'use client';

import { Button } from '#components/ui/button.tsx';
import { EmptyState } from '#components/ui/empty-state.tsx';

export default function AnalyticsError({ reset }: { reset: () => void }) {
  return (
    <EmptyState
      title="The figures cannot be read now"
      action={<Button onClick={reset}>Try again</Button>}
    >
      Nothing is lost: they are counted anew from what happened.
    </EmptyState>
  );
}
