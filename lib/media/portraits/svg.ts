type Part = string | number | readonly string[];

/** SVG from a template: numbers are rounded to one decimal, lists are joined. */
export function svg(texts: TemplateStringsArray, ...parts: readonly Part[]): string {
  return texts.reduce((whole, text, index) => whole + plain(parts[index - 1] ?? '') + text);
}

function plain(part: Part): string {
  if (typeof part === 'string') return part;
  if (typeof part === 'number') return String(Math.round(part * 10) / 10);
  return part.join('');
}

/** The drawing of each number from 0 to count - 1. */
export function repeat(count: number, draw: (index: number) => string): string {
  return Array.from({ length: count }, (_, index) => draw(index)).join('');
}

/** Two hex colours mixed; share 0 is the first, 1 the second. */
export function mix(one: string, other: string, share: number): string {
  const channel = (colour: string, at: number): number => parseInt(colour.slice(at, at + 2), 16);
  const mixed = [1, 3, 5].map((at) =>
    Math.round(channel(one, at) * (1 - share) + channel(other, at) * share),
  );
  return `#${mixed.map((value) => value.toString(16).padStart(2, '0')).join('')}`;
}

/** How light a hex colour looks: 0 black, 1 white. */
export function lightness(colour: string): number {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5].map((at) =>
    parseInt(colour.slice(at, at + 2), 16),
  );
  return (red * 0.3 + green * 0.59 + blue * 0.11) / 255;
}

/** A hex colour with so much of its colour taken away: 0 none, 1 all. */
export function faded(colour: string, share: number): string {
  const grey = Math.round(lightness(colour) * 255)
    .toString(16)
    .padStart(2, '0');
  return mix(colour, `#${grey}${grey}${grey}`, share);
}

/** How colourful a hex colour is: 0 grey, 1 pure. */
export function saturation(colour: string): number {
  const channels = [1, 3, 5].map((at) => parseInt(colour.slice(at, at + 2), 16) / 255);
  return Math.max(...channels) - Math.min(...channels);
}
