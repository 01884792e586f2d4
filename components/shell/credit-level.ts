export type CreditLevel = 'full' | 'medium' | 'empty';

/** Colour of the counter by the remaining fraction of the last grant, 0 to 1. */
export function creditLevel(share: number): CreditLevel {
  if (share > 0.67) return 'full';
  return share > 0.34 ? 'medium' : 'empty';
}

/** Fill of the battery by the remaining credits. */
export function batteryLevel(credits: number): CreditLevel {
  if (credits > 40) return 'full';
  return credits >= 20 ? 'medium' : 'empty';
}
