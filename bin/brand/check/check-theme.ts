import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import {
  READABLE,
  colourOf,
  contrast,
  contrastPairs,
  meaningsOf,
  scrimContrast,
} from '../../../lib/brands/token-rules.ts';
import { oklchToHex, parseTokens } from '../../../lib/brands/tokens.ts';
import { inFile, type Fault } from './fault.ts';

type Given = {
  readonly folder: string;
  readonly id: string;
  /** Names of the tokens that every brand defines. */
  readonly meanings: readonly string[];
  readonly themeColor: { readonly light: string; readonly dark: string };
};

/** The brand's colours: complete, readable in both themes, and every image they name exists. */
export function checkTheme({ folder, id, meanings, themeColor }: Given): readonly Fault[] {
  const css = readFileSync(join(folder, 'tokens.css'), 'utf8');
  const own = new Set(meaningsOf(css));
  const missing = meanings.filter((name) => !own.has(name)).map((name) => `${name}: is missing`);
  const extra = [...own]
    .filter((name) => !meanings.includes(name))
    .map((name) => `${name}: no component knows it`);
  const selector = css.includes(`[data-brand='${id}']`)
    ? []
    : [`its rule is not [data-brand='${id}']`];
  const pictures = [...css.matchAll(/url\('([^']+)'\)/g)]
    .map(([, url = '']) => url)
    .filter((url) => !existsSync(join(folder, 'assets', url.replace(`/brands/${id}/`, ''))))
    .map((url) => `${url}: there is no such picture under assets`);
  const found = [...selector, ...missing, ...extra, ...pictures];
  return inFile(
    'tokens.css',
    missing.length > 0 ? found : [...found, ...colourFaults(css, themeColor)],
  );
}

function colourFaults(css: string, themeColor: Given['themeColor']): readonly string[] {
  const tokens = parseTokens(css);
  return (['light', 'dark'] as const).flatMap((theme) => {
    const colours = tokens[theme];
    const weak = contrastPairs.flatMap(([front, back, least]) => {
      const ratio = contrast(colourOf(colours, front), colourOf(colours, back));
      return ratio < least
        ? [`${theme}: ${front} on ${back} has a contrast of ${ratio.toFixed(2)}, not ${least}`]
        : [];
    });
    const scrim = scrimContrast(colours);
    const surface = oklchToHex(colours['--surface'] ?? '');
    return [
      ...weak,
      ...(scrim < READABLE
        ? [`${theme}: words on the scrim have a contrast of ${scrim.toFixed(2)}, not ${READABLE}`]
        : []),
      ...(surface === themeColor[theme]
        ? []
        : [
            `${theme}: brand.ts names ${themeColor[theme]} as theme colour, --surface is ${surface}`,
          ]),
    ];
  });
}
