import type { HairTone, PortraitGender } from './traits.ts';

/** A brand's colours for drawn portraits, as names in its token file. */
export type PaletteNames = Readonly<{
  ink: string;
  paper: string;
  /** Pairs of background and contrasting shape. */
  grounds: readonly (readonly [ground: string, shape: string])[];
  clothes: readonly string[];
  /** For dyed hair. */
  dyes: readonly string[];
}>;

/** The same palette with colour values in place of token names. */
export type PortraitPalette = PaletteNames;

export type Painted = Readonly<{
  palette: PortraitPalette;
  ground: string;
  shape: string;
}>;

/** A drawn person on the home page of a brand, who is no member. */
export type HomePersonTraits = Readonly<{
  name: string;
  gender: PortraitGender;
  age: number;
  hair: HairTone;
  /** Chooses the rest of the drawing. */
  seed: string;
}>;

/** How shadows are drawn: as a flat tone, a strong flat tone, printed dots, engraved lines, or not at all. */
export type ShadeStyle = 'flat' | 'strong' | 'dots' | 'hatch' | 'none';

/** How a brand draws its demo portraits: `brands/<id>/portrait.ts`. */
export interface BrandPortrait {
  readonly palette: PaletteNames;
  /** Backgrounds behind the person as SVG, 720 by 960; the close pictures use them in turn. */
  readonly scenes: (painted: Painted) => readonly string[];
  /** Width of the ink outline in pixels; none when missing. */
  readonly line?: number;
  readonly shade: ShadeStyle;
  /** Drawn in ink on paper: skin has the paper's colour, and hair the ink's unless it is light. */
  readonly inkOnly?: true;
  /** With a white outline, like a cut-out sticker. */
  readonly sticker?: true;
  /** The people of the home page. The conversation there is with the first one. */
  readonly people: readonly [peer: HomePersonTraits, ...others: HomePersonTraits[]];
}
