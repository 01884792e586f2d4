interface PausedItemsProps {
  paused: number;
  /** Counting stopped there. */
  most: number;
}

/** How many items wait for a paused brand: no lane has them, since they cannot be decided now. */
export function PausedItems({ paused, most }: PausedItemsProps) {
  if (paused === 0) return null;
  const count = paused > most ? `${String(most)}+` : String(paused);
  return (
    <p className="mt-1 text-sm text-ink-soft">
      {`${count} ${paused === 1 ? 'item waits' : 'items wait'} for a paused brand and will appear here when the pause ends.`}
    </p>
  );
}
