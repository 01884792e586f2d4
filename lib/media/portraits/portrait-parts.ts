export type PortraitGender = 'woman' | 'man';
export type HairTone = 'black' | 'brown' | 'dark_blond' | 'blond' | 'red' | 'coloured';

/** The parts of the drawing sets by gender. Grimaces, stuck-out tongues and covered faces are left out. */
interface Parts {
  readonly hair: readonly string[];
  readonly mouth: readonly string[];
  readonly eyes: readonly string[];
  readonly brows: readonly string[];
}

function variants(numbers: string): string[] {
  return numbers.split(' ').map((number) => `variant${number}`);
}

export const loreleiParts: Readonly<Record<PortraitGender, Parts>> = {
  woman: {
    hair: variants('10 13 14 15 17 18 19 21 23 24 26 29 30 31 32 33 35 37 38 42 46 48'),
    mouth: ['happy01', 'happy02', 'happy03', 'happy04', 'happy05', 'happy06', 'happy18'],
    eyes: variants('04 06 10 11 12 14 17 20 21 23 24'),
    brows: variants('02 05 07 09 10'),
  },
  man: {
    hair: variants('01 02 03 04 05 06 08 09 12 20 22 28 39 43 44 47'),
    mouth: ['happy01', 'happy02', 'happy04', 'happy05', 'happy06', 'happy10'],
    eyes: variants('02 04 06 10 14 16 17 20 21 24'),
    brows: variants('03 07 09 10'),
  },
};

export const notionistsParts: Readonly<Record<PortraitGender, Parts>> = {
  woman: {
    hair: variants('02 04 08 10 20 23 28 29 30 36 37 39 41 43 45 46 47 48 57 58 59'),
    mouth: variants('03 14 17 22 23 30'),
    eyes: variants('05'),
    brows: variants('01 04 05 10 12'),
  },
  man: {
    hair: variants(
      '01 03 05 06 07 09 12 13 15 16 18 19 21 22 24 25 26 27 31 32 33 34 35 38 49 52 53 54 55 56 60',
    ),
    mouth: variants('03 14 17 22 23'),
    eyes: variants('05'),
    brows: variants('04 05 07 08 10'),
  },
};

export const bodies = variants('01 03 05 07 09 10 11 13 14 15 16 17 19 21 22 23 24');
export const beards = variants('02 03 05 10 11');

/** Several shades for each tone. `coloured` uses the brand's own accent colours. */
export const hairTones: Readonly<Record<Exclude<HairTone, 'coloured'>, readonly string[]>> = {
  black: ['#1b1614', '#241c1a'],
  brown: ['#3f271a', '#5a3622', '#4a2e22'],
  dark_blond: ['#8a6134', '#98703f'],
  blond: ['#cf9f4b', '#dcb263'],
  red: ['#99401f', '#ad4f24'],
};

export const skins = ['#fbe3d0', '#f5d3b8', '#eec3a0', '#dba87f', '#b9825a', '#8d5b3c'] as const;
