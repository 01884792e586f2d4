/** The order matters: user agents of the earlier browsers also contain the names of later ones. */
const BROWSERS = [
  ['edge', /\bEdg(?:e|A|iOS)?\//],
  ['opera', /\b(?:OPR|Opera)\//],
  ['samsung', /\bSamsungBrowser\//],
  ['firefox', /\b(?:Firefox|FxiOS)\//],
  ['chrome', /\b(?:Chrome|Chromium|CriOS)\//],
  ['safari', /\bSafari\//],
] as const;

/** Browser family and device kind, too coarse to identify anyone: `safari-phone`. Pure. */
export function browserName(userAgent: string): string {
  const browser = BROWSERS.find(([, mark]) => mark.test(userAgent))?.[0] ?? 'other';
  return `${browser}-${/\b(?:Mobile|Android|iPhone|iPad)\b/.test(userAgent) ? 'phone' : 'desk'}`;
}
