const LARGEST = 1024 * 1024;

/** What a still drawing has no need of: it runs, animates, embeds or reaches out. */
const REFUSED: readonly RegExp[] = [
  /<!(?!--|\[CDATA\[)/,
  /<\?(?!xml\s)/i,
  /<\/?(?:[\w-]+:)?(?:script|foreignObject|iframe|embed|object|audio|video|image|feImage|animate\w*|set|handler|listener)\b/i,
  /\son[a-z]+\s*=/i,
  /(?:java|vb)script:/i,
  /\b(?:src|xml:base)\s*=/i,
  /@import/i,
  // An escape could spell any of the words above.
  /\\/,
];

const HREF = /href/gi;
const INNER_HREF = /href\s*=\s*(["'])\s*#[^"']*\1/gi;
const URL = /url\s*\(/gi;
const INNER_URL = /url\s*\(\s*(["']?)\s*#[^"')]*\1\s*\)/gi;

function count(text: string, pattern: RegExp): number {
  return text.match(pattern)?.length ?? 0;
}

/** Numbers for characters (`&#104;`, `&#x68;`) as what they stand for. */
function withoutReferences(text: string): string {
  return text.replace(/&#(?:x([\da-f]{1,6})|(\d{1,7}));?/gi, (_, hex?: string, digits?: string) => {
    const point = hex === undefined ? Number(digits) : parseInt(hex, 16);
    return point <= 0x10ffff ? String.fromCodePoint(point) : '';
  });
}

function decoded(bytes: Buffer): string | null {
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch {
    return null;
  }
}

/**
 * Whether a drawing stands by itself: every reference leads into the drawing, and nothing in it runs,
 * embeds or is defined elsewhere. Decided on its text, before any decoder has seen it.
 */
export function isPlainSvg(bytes: Buffer): boolean {
  if (bytes.length > LARGEST) return false;
  const written = decoded(bytes);
  if (written === null) return false;
  if (/^\s*<\?xml[^>]*encoding\s*=\s*["'](?!utf-?8["'])/i.test(written)) return false;
  const text = withoutReferences(written);
  if (REFUSED.some((pattern) => pattern.test(text))) return false;
  return (
    count(text, HREF) === count(text, INNER_HREF) && count(text, URL) === count(text, INNER_URL)
  );
}
