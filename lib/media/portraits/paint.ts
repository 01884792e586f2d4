import type { PortraitPalette, ShadeStyle } from './brand-portrait.ts';
import { mix } from './svg.ts';

/** The colours and the hand of one picture. */
export type Paint = {
  readonly palette: PortraitPalette;
  readonly ground: string;
  readonly shape: string;
  readonly ink: string;
  readonly paper: string;
  readonly skin: string;
  readonly skinShade: string;
  readonly hair: string;
  readonly hairShade: string;
  readonly lips: string;
  readonly top: string;
  readonly topShade: string;
  readonly second: string;
  readonly accent: string;
  /** Width of the outline in units of the figure; 0 for flat colour. */
  readonly line: number;
  readonly shade: ShadeStyle;
};

/** An outline, where the brand draws one. */
export function outline({ line, ink }: Paint, width = line): string {
  if (width === 0) return '';
  return ` stroke="${ink}" stroke-width="${String(width)}" stroke-linejoin="round" stroke-linecap="round"`;
}

/** The colour of inner lines on a surface. */
export function innerLine({ line, ink }: Paint, surface: string): string {
  return line > 0 ? ink : mix(surface, ink, 0.45);
}

/** A darker tone of a surface. */
export function shaded(surface: string, ink: string, share = 0.2): string {
  return mix(surface, ink, share);
}
