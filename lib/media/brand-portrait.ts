/** Colours of a brand for drawn people, as names in its token file. */
export type PaletteNames = Readonly<{
  ink: string;
  paper: string;
  /** Ground and the shape upon it, in pairs that set each other off. */
  grounds: readonly (readonly [ground: string, shape: string])[];
  clothes: readonly string[];
  /** For coloured hair. */
  dyes: readonly string[];
}>;

/** The same as colours. */
export type PortraitPalette = PaletteNames;

export type Painted = Readonly<{ palette: PortraitPalette; ground: string; shape: string }>;

/** How a brand draws its demo people: `brands/<id>/portrait.ts`. */
export interface BrandPortrait {
  readonly palette: PaletteNames;
  /** What stands behind the sitter, 720 by 960: as SVG, one composition for each pose in turn. */
  readonly scenes: (painted: Painted) => readonly string[];
  /** Drawn in ink on paper: skin stays paper, and of hair only light hair is told apart. */
  readonly inkOnly?: true;
  /** Cut out like a sticker, in a white margin. */
  readonly sticker?: true;
}
