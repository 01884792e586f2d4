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
  /** The brand's second colour, for a stripe: nothing is written in it or on it. */
  readonly second: string;
};

export type MailTheme = {
  readonly light: MailColours;
  readonly dark: MailColours;
  readonly displayFont: string;
  readonly textFont: string;
  /** Of buttons and of the sheet, in pixels: mail programs know no other unit for sure. */
  readonly radius: string;
  readonly sheetRadius: string;
  readonly italic: boolean;
};

/**
 * Mail programs load no web fonts worth relying on: what the brand's own list names after its web font, which
 * stands in the page until that one has come.
 */
function withoutWebFont(list = 'sans-serif'): string {
  return list.replace(/var\([^)]*\),?\s*/g, '') || 'sans-serif';
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

/** One length, or one for each corner. */
function pixels(lengths = '0'): string {
  const sizes = lengths.split(' ').map((length) => {
    const size = Number.parseFloat(length);
    return `${length.endsWith('rem') ? size * ROOT_PX : size}px`;
  });
  return sizes.join(' ');
}

/** The brand's colours and nearest fonts as a mail can carry them, read once from its token file. */
export function mailTheme(brand: Brand): MailTheme {
  return singleton(`mail-theme.${brand.id}`, () => {
    const file = join(process.cwd(), 'brands', brand.id, 'tokens.css');
    const { light, dark } = parseTokens(readFileSync(file, 'utf8'));
    return {
      // A brand of the night is dark for everybody, whatever the device prefers.
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
