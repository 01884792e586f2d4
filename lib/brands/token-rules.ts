import { oklchToRgba, type Rgba, type ThemeTokens } from './tokens.ts';

/** WCAG contrast minimums: of small text, and of icons and borders. */
export const READABLE = 4.5;
const VISIBLE = 3;
const grounds = ['--surface', '--surface-raised', '--surface-sunken'] as const;

/** Foreground, background, minimum ratio: every pair that a component combines. */
export const contrastPairs: readonly (readonly [front: string, back: string, least: number])[] = [
  ...grounds.flatMap((ground) => [
    ['--ink', ground, 7] as const,
    ['--ink-soft', ground, READABLE] as const,
    ['--accent-ink', ground, READABLE] as const,
    ['--danger', ground, READABLE] as const,
    ['--success', ground, READABLE] as const,
    ['--line-strong', ground, VISIBLE] as const,
    ['--focus', ground, VISIBLE] as const,
    ['--credit-full', ground, VISIBLE] as const,
    ['--credit-medium', ground, VISIBLE] as const,
    ['--credit-empty', ground, VISIBLE] as const,
  ]),
  ['--on-accent', '--accent', READABLE],
  ['--on-accent', '--accent-strong', READABLE],
  ['--on-accent-soft', '--accent-soft', READABLE],
  ['--on-second', '--second', READABLE],
  ['--on-danger', '--danger', READABLE],
  ['--on-danger-soft', '--danger-soft', READABLE],
  ['--on-success', '--success', READABLE],
  ['--on-success-soft', '--success-soft', READABLE],
  ['--on-hosted', '--hosted', READABLE],
];

function luminance([red, green, blue]: Rgba): number {
  const [r = 0, g = 0, b = 0] = [red, green, blue].map((channel) =>
    channel <= 0.04045 ? channel / 12.92 : ((channel + 0.055) / 1.055) ** 2.4,
  );
  return 0.2126 * r + 0.7152 * g + 0.0722 * b;
}

/** WCAG contrast ratio of two opaque colours, 1 to 21. */
export function contrast(front: Rgba, back: Rgba): number {
  const [dark = 0, light = 0] = [luminance(front), luminance(back)].sort((a, b) => a - b);
  return (light + 0.05) / (dark + 0.05);
}

/** A colour of a theme; throws when the token file does not define the name. */
export function colourOf(theme: ThemeTokens, name: string): Rgba {
  const value = theme[name];
  if (value === undefined) throw new Error(`there is no ${name}`);
  return oklchToRgba(value);
}

/** Contrast of the text on a photograph's scrim, over a pure white photograph (the worst case). */
export function scrimContrast(theme: ThemeTokens): number {
  const [red, green, blue, alpha] = colourOf(theme, '--scrim');
  const mix = (channel: number): number => channel * alpha + (1 - alpha);
  return contrast(colourOf(theme, '--on-scrim'), [mix(red), mix(green), mix(blue), 1]);
}

/**
 * The semantic token names of a token file, which are the same for every brand. Excludes the palette and the
 * colours of its illustrations, which only the brand's own drawings use.
 */
export function meaningsOf(css: string): readonly string[] {
  return [...(css.split('/* meaning */')[1] ?? '').matchAll(/^ {2}(--[\w-]+):/gm)]
    .map(([, name]) => name ?? '')
    .filter((name) => !name.startsWith('--art-'))
    .sort();
}
