import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Brand } from '../brands/schema.ts';
import { oklchToHex, parseTokens, type ThemeTokens } from '../brands/tokens.ts';
import { singleton } from '../kernel/singleton.ts';

export type MailColours = {
  readonly surface: string;
  readonly raised: string;
  readonly ink: string;
  readonly soft: string;
  readonly line: string;
  readonly accent: string;
  readonly onAccent: string;
  /** The brand's second colour, for a stripe: never used for text or as its background. */
  readonly second: string;
};

export type MailTheme = {
  readonly light: MailColours;
  readonly dark: MailColours;
  readonly displayFont: string;
  readonly textFont: string;
  /** Radius of buttons and of the sheet in pixels, the only unit that all mail programs support. */
  readonly radius: string;
  readonly sheetRadius: string;
  readonly italic: boolean;
};

/**
 * Mail programs do not load web fonts reliably, so this uses the fallback fonts after the web font in the
 * brand's own list, which a page also shows until the web font has loaded.
 */
function withoutWebFont(list = 'sans-serif'): string {
  return list.replace(/var\([^()]*\),?\s*/g, '') || 'sans-serif';
}

function colours(tokens: ThemeTokens): MailColours {
  const hex = (name: string): string => oklchToHex(tokens[name] ?? '');
  return {
    surface: hex('--surface'),
    raised: hex('--surface-raised'),
    ink: hex('--ink'),
    soft: hex('--ink-soft'),
    line: hex('--line'),
    accent: hex('--accent'),
    onAccent: hex('--on-accent'),
    second: hex('--second'),
  };
}

const ROOT_PX = 16;

/** One length, or one per corner. */
function pixels(lengths = '0'): string {
  const sizes = lengths.split(' ').map((length) => {
    const size = Number.parseFloat(length);
    return `${length.endsWith('rem') ? size * ROOT_PX : size}px`;
  });
  return sizes.join(' ');
}

/** The brand's colours and fallback fonts in a form that mail supports, read once from its token file. */
export function mailTheme(brand: Brand): MailTheme {
  return singleton(`mail-theme.${brand.id}`, () => {
    const file = join(process.cwd(), 'brands', brand.id, 'tokens.css');
    const { light, dark } = parseTokens(readFileSync(file, 'utf8'));
    return {
      // A dark-only brand is dark for all recipients, whatever the device prefers.
      light: colours(brand.theme.colorScheme === 'dark' ? dark : light),
      dark: colours(brand.theme.colorScheme === 'light' ? light : dark),
      displayFont: withoutWebFont(light['--display']),
      textFont: withoutWebFont(light['--text']),
      radius: pixels(light['--radius-control']),
      sheetRadius: pixels(light['--radius-card']),
      italic: light['--display-style'] === 'italic',
    };
  });
}
