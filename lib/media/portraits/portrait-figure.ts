import { createAvatar } from '@dicebear/core';
import * as lorelei from '@dicebear/lorelei';
import * as notionists from '@dicebear/notionists';
import {
  beards,
  bodies,
  loreleiParts,
  notionistsParts,
  type PortraitGender,
} from './portrait-parts.ts';

export interface FigureInput {
  gender: PortraitGender;
  hairColour: string;
  skin: string;
  clothes: string;
  ink: string;
  /** Picks a feature that is the same in all poses. */
  person: <T>(label: string, choices: readonly T[]) => T;
  /** Picks a feature that changes with the pose. */
  moment: <T>(label: string, choices: readonly T[]) => T;
}

/** Transforms of lips, beard, nose, eyes, glasses and brows in the `notionists` set. */
const FEATURES = new Set([
  'translate(791 871)',
  'translate(653 805)',
  'translate(901 668)',
  'translate(610 680)',
  'translate(774 657)',
]);

const none = {
  glassesProbability: 0,
  beardProbability: 0,
};

/** Head and shoulders in the `lorelei` set. The set has no body, so the shoulders are drawn here. */
export function drawLorelei(input: FigureInput): string {
  const { gender, hairColour, skin, clothes, ink, person, moment } = input;
  const parts = loreleiParts[gender];
  const bare = (colour: string): string[] => [colour.slice(1)];
  const head = createAvatar(lorelei, {
    ...none,
    seed: 'still',
    hair: [person('hair', parts.hair)] as never,
    eyes: [person('eyes', parts.eyes)] as never,
    eyebrows: [person('brows', parts.brows)] as never,
    mouth: [moment('mouth', parts.mouth)] as never,
    nose: [person('nose', ['variant01', 'variant02', 'variant03', 'variant04'])] as never,
    frecklesProbability: person('freckles', [0, 0, 0, 100]),
    earringsProbability: gender === 'woman' ? person('earrings', [0, 100]) : 0,
    hairAccessoriesProbability: 0,
    hairColor: bare(hairColour),
    skinColor: bare(skin),
    eyesColor: bare(ink),
    eyebrowsColor: bare(ink),
    mouthColor: bare(ink),
    noseColor: bare(ink),
    frecklesColor: bare(ink),
    earringsColor: bare(clothes),
  });
  return `<g transform="translate(-26 86) scale(.84)">${content(head.toString()).replaceAll('#000"', `${ink}"`)}${shoulders(input)}</g>`;
}

const NECKLINES = [
  'Q410 1000 612 846',
  'L424 1024 612 846',
  'C300 930 540 930 612 846',
  'C250 1010 590 1010 612 846',
];

/** Drawn over the neck, so that every neckline fits. */
function shoulders({ skin, clothes, ink, person }: FigureInput): string {
  const neckline = person('neckline', NECKLINES);
  return `<path d="M250 866 424 840 596 866 424 1060z" fill="${skin}"/><path d="M-180 1220C-150 1020-40 950 96 908 170 886 212 872 230 846${neckline}C650 888 706 892 770 916 920 966 990 1050 1010 1220z" fill="${clothes}" stroke="${ink}" stroke-width="11" stroke-linejoin="round"/>`;
}

/** Head, hair and dressed body in the `notionists` set, which is black on white; the colours are added here. */
export function drawNotionists(input: FigureInput): string {
  const { gender, hairColour, skin, clothes, ink, person, moment } = input;
  const parts = notionistsParts[gender];
  const bearded = gender === 'man' && person('bearded', [true, false, false]);
  const figure = createAvatar(notionists, {
    ...none,
    seed: 'still',
    hair: [person('hair', parts.hair)] as never,
    eyes: [person('eyes', parts.eyes)] as never,
    brows: [person('brows', parts.brows)] as never,
    lips: [moment('mouth', parts.mouth)] as never,
    nose: [
      person('nose', ['variant01', 'variant04', 'variant07', 'variant12', 'variant15']),
    ] as never,
    body: [moment('body', bodies)] as never,
    beard: [person('beard', beards)] as never,
    beardProbability: bearded ? 100 : 0,
    bodyIconProbability: 0,
    gestureProbability: 0,
  });
  const tints: Readonly<Record<string, readonly [white: string, black: string]>> = {
    'translate(531 487)': [skin, ink],
    'translate(178 1057)': [clothes, ink],
    'translate(266 207)': ['#fff', hairColour],
  };
  let tint: readonly [string, string] = [skin, ink];
  const tinted = content(figure.toString())
    .split(/(?=<g transform=)/)
    .map((group) => {
      // Groups nested in a part get the colours of that part.
      const at = /^<g transform="([^"]+)"/.exec(group)?.[1] ?? '';
      const feature: readonly [string, string] = ['#fff', ink];
      if (at in tints || FEATURES.has(at)) tint = tints[at] ?? feature;
      return group.replaceAll('#fff', tint[0]).replaceAll('#000', tint[1]);
    })
    .join('');
  return `<g transform="translate(-246 -116) scale(.71)">${tinted}</g>`;
}

/** The content of a drawing without its frame, licence note and mask. */
function content(svg: string): string {
  return /<g mask="[^"]+">(.*)<\/g><\/svg>$/s.exec(svg)?.[1] ?? '';
}
