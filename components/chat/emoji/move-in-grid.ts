const HOME = 'Home';
const END = 'End';

/** Where an arrow key leads in a grid that is read line by line; null for any other key. Pure. */
export function moveInGrid(
  key: string,
  { index, count, columns }: { index: number; count: number; columns: number },
): number | null {
  const steps: Readonly<Record<string, number>> = {
    ArrowLeft: -1,
    ArrowRight: 1,
    ArrowUp: -columns,
    ArrowDown: columns,
    [HOME]: -index,
    [END]: count - 1 - index,
  };
  const step = steps[key];
  if (step === undefined) return null;
  const to = index + step;
  return to < 0 || to >= count ? index : to;
}
