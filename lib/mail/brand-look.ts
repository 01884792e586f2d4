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
};

export type MailLook = {
  readonly light: MailColours;
  readonly dark: MailColours;
  readonly displayFont: string;
  readonly textFont: string;
  /** Of buttons and of the sheet, in pixels: mail programs know no other unit for sure. */
  readonly radius: string;
  readonly sheetRadius: string;
  readonly italic: boolean;
};

const SERIF = "Georgia, 'Times New Roman', serif";
const SANS = "'Helvetica Neue', Helvetica, Arial, sans-serif";
const BROAD = "'Arial Black', 'Helvetica Neue', Arial, sans-serif";

/** Mail programs load no web fonts worth relying on: the nearest face every device has. */
const NEAREST: Readonly<Record<string, string>> = {
  fraunces: SERIF,
  'playfair-display': SERIF,
  newsreader: SERIF,
  'bricolage-grotesque': BROAD,
  unbounded: BROAD,
};

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
  };
}

const ROOT_PX = 16;

function pixels(length = '0'): string {
  const size = Number.parseFloat(length);
  return `${length.endsWith('rem') ? size * ROOT_PX : size}px`;
}

/** The brand's colours and nearest fonts as a mail can carry them, read once from its token file. */
export function mailLook(brand: Brand): MailLook {
  return singleton(`mail-look.${brand.id}`, () => {
    const file = join(process.cwd(), 'brands', brand.id, 'tokens.css');
    const { light, dark } = parseTokens(readFileSync(file, 'utf8'));
    return {
      // A brand of the night is dark for everybody, whatever the device prefers.
      light: colours(brand.look.theme === 'dark' ? dark : light),
      dark: colours(brand.look.theme === 'light' ? light : dark),
      displayFont: NEAREST[brand.look.fonts.display] ?? SANS,
      textFont: NEAREST[brand.look.fonts.text] ?? SANS,
      radius: pixels(light['--radius-control']),
      sheetRadius: pixels(light['--radius-card']),
      italic: light['--display-style'] === 'italic',
    };
  });
}
