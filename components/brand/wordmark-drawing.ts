import type { ReactNode } from 'react';

/** A brand's name as outlines, one letter a path, on a baseline at y = 0 with an em of 100. */
export interface WordmarkDrawing {
  /** The SVG's viewBox, in the coordinates of the letters. */
  readonly box: string;
  readonly paths: readonly string[];
  /** A transform of the whole. */
  readonly tilt?: string;
  /** The brand's decoration of its name: below the letters and on top of them. */
  readonly under?: ReactNode;
  readonly over?: ReactNode;
}
