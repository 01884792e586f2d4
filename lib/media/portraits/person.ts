import {
  chooser,
  greyingOf,
  type Choose,
  type Greying,
  type PortraitGender,
  type HairTone,
} from './traits.ts';
import { MEN_HAIR, WOMEN_HAIR, type HairStyle } from './hair-styles.ts';

/** The shape of a head, in units of the figure: the head's centre is 0,0 and its height about 230. */
export type FaceShape = {
  readonly temple: number;
  readonly cheek: number;
  readonly jaw: number;
  readonly chin: number;
  readonly low: number;
};

/** What stays the same in every picture of a person. */
export type PersonTraits = {
  readonly gender: PortraitGender;
  readonly age: number;
  readonly greying: Greying;
  readonly face: FaceShape;
  readonly skin: number;
  readonly hair: HairStyle;
  readonly eyes: (typeof EYES)[number];
  readonly eyeGap: number;
  readonly brows: (typeof BROWS)[number];
  readonly nose: (typeof NOSES)[number];
  readonly mouth: (typeof MOUTHS)[number];
  readonly lipstick: boolean;
  readonly glasses: (typeof GLASSES)[number] | null;
  readonly beard: (typeof BEARDS)[number] | null;
  readonly earrings: 'none' | 'studs' | 'hoops' | 'drops';
  readonly mark: 'none' | 'freckles' | 'mole';
  readonly shoulders: number;
  readonly neck: number;
  readonly choose: Choose;
};

const FACES: readonly FaceShape[] = [
  { temple: 78, cheek: 78, jaw: 62, chin: 24, low: 112 },
  { temple: 82, cheek: 86, jaw: 78, chin: 34, low: 106 },
  { temple: 80, cheek: 78, jaw: 54, chin: 16, low: 116 },
  { temple: 74, cheek: 74, jaw: 64, chin: 28, low: 124 },
  { temple: 80, cheek: 80, jaw: 76, chin: 42, low: 112 },
  { temple: 76, cheek: 82, jaw: 70, chin: 26, low: 110 },
];

export const EYES = ['round', 'almond', 'narrow', 'wide', 'sleepy', 'upturned', 'dots'] as const;
export const BROWS = ['soft', 'straight', 'arched', 'thick', 'thin', 'raised'] as const;
export const NOSES = ['small', 'long', 'button', 'hooked', 'wide', 'straight', 'pointed'] as const;
export const MOUTHS = ['gentle', 'full', 'wide', 'crooked', 'thin', 'grin', 'bow'] as const;
export const GLASSES = ['round', 'square', 'cat', 'half', 'big', 'aviator'] as const;
export const BEARDS = ['full', 'short', 'goatee', 'moustache', 'stubble', 'long'] as const;

/** Hair tones of fair skin, unless dyed. */
const FAIR: readonly HairTone[] = ['blond', 'dark_blond', 'red'];
/** A mouth without teeth is lost in a dark beard. */
const SHOWN_IN_A_BEARD = ['wide', 'grin'] as const;

/** A person by seed: the same seed gives the same person. */
export function personOf(
  seed: string,
  gender: PortraitGender,
  age: number,
  tone: HairTone,
): PersonTraits {
  const choose = chooser(seed);
  const isMan = gender === 'man';
  const greying = greyingOf(age, choose);
  const face = choose('face', FACES);
  const glassed = choose('glassed', [18, 30, 45, 52, 60, 68, 99, 99, 99]) <= age;
  const bearded = isMan && choose('bearded', [true, false, true, false, false]);
  const beard = bearded ? choose('beard', BEARDS) : null;
  const broad = choose('build', [0, 0, 0.5, 0.5, 1, 1.5]);
  return {
    gender,
    age,
    greying,
    choose,
    face: {
      temple: face.temple + broad * 2,
      cheek: face.cheek + broad * 6,
      jaw: face.jaw + broad * 9 + (isMan ? 5 : -5),
      chin: face.chin + broad * 3 + (isMan ? 6 : -2),
      low: face.low,
    },
    skin: choose(
      'skin',
      FAIR.includes(tone) ? [0, 0, 1, 1, 2, 3] : [0, 1, 1, 2, 2, 3, 3, 4, 4, 5, 6, 7],
    ),
    hair: hairOf(gender, age, choose),
    eyes: choose('eyes', EYES),
    eyeGap: choose('gap', [31, 33, 35, 37]),
    brows: choose('brows', isMan ? BROWS.filter((brow) => brow !== 'thin') : BROWS),
    nose: choose('nose', NOSES),
    mouth: choose('mouth', beard === null || beard === 'stubble' ? MOUTHS : SHOWN_IN_A_BEARD),
    lipstick: !isMan && choose('lipstick', [true, true, false]),
    glasses: glassed
      ? choose('glasses', isMan ? GLASSES.filter((one) => one !== 'cat') : GLASSES)
      : null,
    beard,
    earrings: isMan ? 'none' : choose('earrings', ['none', 'studs', 'hoops', 'drops'] as const),
    mark: choose('mark', ['none', 'none', 'none', 'none', 'freckles', 'mole'] as const),
    shoulders: (isMan ? 150 : 120) + broad * 24,
    neck: (isMan ? 42 : 32) + broad * 5,
  };
}

/** Men lose hair with the years, and few people past fifty wear the styles of twenty. */
function hairOf(gender: PortraitGender, age: number, choose: Choose): HairStyle {
  const styles = gender === 'man' ? MEN_HAIR : WOMEN_HAIR;
  const fitting = styles.filter(({ ages: [from, to] }) => age >= from && age <= to);
  return choose('hair', fitting);
}
