/** Disputes per ten thousand charges from which action is needed. */
export const WATCH_AT = 50;
/** The level at which the card schemes classify a merchant as excessive. */
export const EXCESSIVE_AT = 150;
/** In a month with fewer charges the ratio is not meaningful. */
export const FEW_CHARGES = 100;

export type RatioMark = 'none' | 'few' | 'fine' | 'watch' | 'excessive';

/** Classifies the ratio of disputes to charges. Integer arithmetic, so that rounding cannot cross a limit. Pure. */
export function markRatio(charges: number, disputes: number): RatioMark {
  if (disputes === 0) return charges === 0 ? 'none' : 'fine';
  if (charges < FEW_CHARGES) return 'few';
  const parts = disputes * 10_000;
  if (parts >= charges * EXCESSIVE_AT) return 'excessive';
  return parts >= charges * WATCH_AT ? 'watch' : 'fine';
}
