/** In this order: a later name stands in the words of the earlier ones too. */
const BROWSERS = [
  ['edge', /\bEdg(?:e|A|iOS)?\//],
  ['opera', /\b(?:OPR|Opera)\//],
  ['samsung', /\bSamsungBrowser\//],
  ['firefox', /\b(?:Firefox|FxiOS)\//],
  ['chrome', /\b(?:Chrome|Chromium|CriOS)\//],
  ['safari', /\bSafari\//],
] as const;

/** Family of a browser and kind of its device, which thousands share: `safari-phone`. Pure. */
export function browserName(userAgent: string): string {
  const browser = BROWSERS.find(([, mark]) => mark.test(userAgent))?.[0] ?? 'other';
  return `${browser}-${/\b(?:Mobile|Android|iPhone|iPad)\b/.test(userAgent) ? 'phone' : 'desk'}`;
}
