/** Of every ten thousand charges so many disputes, from which on somebody has to act. */
export const WATCH_AT = 50;
/** Where the card schemes call a merchant excessive. */
export const EXCESSIVE_AT = 150;
/** A month of fewer charges says little, whatever its ratio. */
export const FEW_CHARGES = 100;

export type RatioMark = 'none' | 'few' | 'fine' | 'watch' | 'excessive';

/** What disputes over charges come to. Counted in whole numbers: nothing is rounded across a limit. Pure. */
export function markRatio(charges: number, disputes: number): RatioMark {
  if (disputes === 0) return charges === 0 ? 'none' : 'fine';
  if (charges < FEW_CHARGES) return 'few';
  const parts = disputes * 10_000;
  if (parts >= charges * EXCESSIVE_AT) return 'excessive';
  return parts >= charges * WATCH_AT ? 'watch' : 'fine';
}
