const LARGEST = 1024 * 1024;

/** What a static drawing does not need: scripts, animation, embedded content, external references. */
const REFUSED: readonly RegExp[] = [
  /<!(?!--|\[CDATA\[)/,
  /<\?(?!xml\s)/i,
  /<\/?(?:[\w-]+:)?(?:script|foreignObject|iframe|embed|object|audio|video|image|feImage|animate\w*|set|handler|listener)\b/i,
  /\son[a-z]+\s*=/i,
  /(?:java|vb)script:/i,
  /\b(?:src|xml:base)\s*=/i,
  /@import/i,
  // An escape sequence could spell any of the keywords above.
  /\\/,
];

// The name of an element has a limit and no white space: each pattern reads a text in one pass.
const HREF = /href/gi;
const INNER_HREF = /href\s*=\s*(?:"#[^\s"'()#]{1,200}"|'#[^\s"'()#]{1,200}')/gi;
const URL = /url\s*\(/gi;
const INNER_URL =
  /url\s*\(\s*(?:#[^\s"'()#]{1,200}|"#[^\s"'()#]{1,200}"|'#[^\s"'()#]{1,200}')\s*\)/gi;

function count(text: string, pattern: RegExp): number {
  return text.match(pattern)?.length ?? 0;
}

/** Decodes numeric character references (`&#104;`, `&#x68;`). */
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
 * Whether an SVG is self-contained: every reference points into the drawing, and nothing in it executes,
 * embeds or is defined elsewhere. Checks the text, before any decoder reads the file. Called in the process that
 * draws.
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
