/** Token name (with its dashes) → its value in one theme, with every `var()` resolved. */
export type ThemeTokens = Readonly<Record<string, string>>;
export interface BrandTokens {
  readonly light: ThemeTokens;
  readonly dark: ThemeTokens;
}
export type Rgba = readonly [red: number, green: number, blue: number, alpha: number];

/**
 * Reads a brand's `tokens.css`, the only source of its colours, for consumers that cannot use CSS variables:
 * mail, drawings, icons, the contrast test. Pure; throws on a reference to an undeclared token.
 */
export function parseTokens(css: string): BrandTokens {
  const declared = new Map<string, string>();
  const plain = css.replace(/\/\*[\s\S]*?(?:\*\/|$)/g, '');
  for (const [, name, value] of plain.matchAll(/(?<![\w-])(--[\w-]+)\s*:([^;]+);/g)) {
    if (name !== undefined && value !== undefined) {
      declared.set(name, value.replace(/\s+/g, ' ').trim());
    }
  }
  return { light: resolveTheme(declared, 0), dark: resolveTheme(declared, 1) };
}

function resolveTheme(declared: ReadonlyMap<string, string>, side: 0 | 1): ThemeTokens {
  const resolve = (value: string): string => {
    const pair = /^light-dark\((.*)\)$/.exec(value)?.[1];
    if (pair !== undefined) return resolve(splitTopLevel(pair)[side] ?? '');
    return value.replace(/var\((--[\w-]+)\)/g, (whole, name: string) => {
      const found = declared.get(name);
      if (found !== undefined) return resolve(found);
      // Fonts come from next/font, not from the token file.
      if (name.startsWith('--font-')) return whole;
      throw new Error(`${name} is used but not declared`);
    });
  };
  return Object.fromEntries([...declared].map(([name, value]) => [name, resolve(value)]));
}

function splitTopLevel(list: string): string[] {
  const parts = [''];
  let depth = 0;
  for (const char of list) {
    if (char === '(') depth += 1;
    if (char === ')') depth -= 1;
    if (char === ',' && depth === 0) parts.push('');
    else parts[parts.length - 1] = `${parts.at(-1) ?? ''}${char}`;
  }
  return parts.map((part) => part.trim());
}

const OKLCH = /^oklch\(\s*([\d.]+)\s+([\d.]+)\s+([\d.]+)(?:\s*\/\s*([\d.]+))?\s*\)$/;

/** sRGB channels 0–1 of an `oklch(L C H / A)` colour, clipped to the gamut; throws on any other format. */
export function oklchToRgba(colour: string): Rgba {
  const match = OKLCH.exec(colour);
  if (match === null) throw new Error(`not an oklch() colour: ${colour}`);
  const [lightness = 0, chroma = 0, hue = 0] = match.slice(1, 4).map(Number);
  const a = chroma * Math.cos((hue * Math.PI) / 180);
  const b = chroma * Math.sin((hue * Math.PI) / 180);
  const l = (lightness + 0.3963377774 * a + 0.2158037573 * b) ** 3;
  const m = (lightness - 0.1055613458 * a - 0.0638541728 * b) ** 3;
  const s = (lightness - 0.0894841775 * a - 1.291485548 * b) ** 3;
  return [
    encode(4.0767416621 * l - 3.3077115913 * m + 0.2309699292 * s),
    encode(-1.2684380046 * l + 2.6097574011 * m - 0.3413193965 * s),
    encode(-0.0041960863 * l - 0.7034186147 * m + 1.707614701 * s),
    match[4] === undefined ? 1 : Number(match[4]),
  ];
}

function encode(linear: number): number {
  const light = Math.min(1, Math.max(0, linear));
  return light <= 0.0031308 ? light * 12.92 : 1.055 * light ** (1 / 2.4) - 0.055;
}

/** `#rrggbb` of an opaque oklch() colour, for mail, manifests and generated pictures. */
export function oklchToHex(colour: string): string {
  const channels = oklchToRgba(colour).slice(0, 3);
  return `#${channels
    .map((channel) =>
      Math.round(channel * 255)
        .toString(16)
        .padStart(2, '0'),
    )
    .join('')}`;
}
