'use client';

import { Button } from '#components/ui/button.tsx';
import { EmptyState } from '#components/ui/empty-state.tsx';

export default function AnalyticsError({ reset }: { reset: () => void }) {
  return (
    <EmptyState title="Could not load analytics" action={<Button onClick={reset}>Retry</Button>}>
      Try again in a few minutes.
    </EmptyState>
  );
}
