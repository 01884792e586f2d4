import type { NextPrice } from '#lib/credits/next-price.ts';
import type { Peer } from '../state/types.ts';

/** What each step of sending a photo needs. */
export interface PhotoButtonProps {
  peer: Peer;
  price: NextPrice;
  plansHref: string;
  /** Called after a photo was accepted: the thread fetches its pending photos again. */
  onSent: () => void;
}

export interface ChosenPhoto {
  readonly file: File;
  /** Object URL of the file. */
  readonly src: string;
}
