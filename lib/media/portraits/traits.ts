import { createHash } from 'node:crypto';

export type PortraitGender = 'woman' | 'man';
export const HAIR_TONES = ['black', 'brown', 'dark_blond', 'blond', 'red', 'coloured'] as const;
export type HairTone = (typeof HAIR_TONES)[number];

export type Choose = <T>(label: string, choices: readonly T[]) => T;

/** Picks by a hash of seed and label, so that adding a choice does not change any other. */
export function chooser(seed: string): Choose {
  return (label, choices) => {
    const digest = createHash('sha256').update(`${seed}/${label}`).digest();
    const choice = choices[digest.readUInt32BE(0) % choices.length];
    if (choice === undefined) throw new Error(`nothing to choose from for ${label}`);
    return choice;
  };
}

/** Skin tones with their shade. */
export const SKINS = [
  ['#fbe0cd', '#e9b99b'],
  ['#f7d2b5', '#e0a883'],
  ['#f2c7a2', '#d59a70'],
  ['#eabf95', '#c88f60'],
  ['#dba77b', '#b97f52'],
  ['#c28a5f', '#9a653f'],
  ['#9c6844', '#774a2d'],
  ['#744a31', '#54311e'],
] as const;

const HAIR: Readonly<Record<Exclude<HairTone, 'coloured'>, readonly string[]>> = {
  black: ['#1d1817', '#2a2120'],
  brown: ['#4a2d1f', '#63402a', '#3a241a'],
  dark_blond: ['#8f6a3c', '#a07946'],
  blond: ['#d3a757', '#e0bb72'],
  red: ['#a4481f', '#bd5b27'],
};

const WHITE = ['#efece6', '#e4e1dc'];
const GREY = ['#b5b1ac', '#9d9a97'];

/** How far hair has turned grey: none, at the temples and in streaks, grey all over, white. */
export type Greying = 0 | 1 | 2 | 3;

export function greyingOf(age: number, choose: Choose): Greying {
  const early = choose('greys', [-7, -3, 0, 3, 7]);
  if (age + early < 42) return 0;
  if (age + early < 52) return 1;
  return age + early < 63 ? 2 : 3;
}

/** The colour of the hair; dyed hair does not turn grey. */
export function hairColourOf(
  tone: HairTone,
  greying: Greying,
  dyes: readonly string[],
  choose: Choose,
): string {
  if (tone === 'coloured') return choose('dye', dyes);
  if (greying === 3) return choose('shade', WHITE);
  if (greying === 2) return choose('shade', GREY);
  return choose('shade', HAIR[tone]);
}
