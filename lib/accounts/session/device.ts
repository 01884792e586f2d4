type DeviceKind = 'phone' | 'tablet' | 'computer' | 'app';

export type Device = {
  readonly browser: string | null;
  readonly system: string | null;
  readonly kind: DeviceKind | null;
};

type BrowserPattern = readonly [pattern: RegExp, name: string];

/** The first match counts: most browsers also name the older ones they are compatible with. */
const BROWSERS: readonly BrowserPattern[] = [
  [/\bEdgA?\/|\bEdgiOS\//, 'Edge'],
  [/\bOPR\/|\bOpera\b/, 'Opera'],
  [/\bSamsungBrowser\//, 'Samsung Internet'],
  [/\bFirefox\/|\bFxiOS\//, 'Firefox'],
  [/\bChrome\/|\bCriOS\//, 'Chrome'],
  [/^(?=.*\bVersion\/\d).*\bSafari\//, 'Safari'],
];

const SYSTEMS: readonly BrowserPattern[] = [
  [/\biPhone\b|\biPod\b/, 'iOS'],
  [/\biPad\b/, 'iPadOS'],
  [/\bAndroid\b/, 'Android'],
  [/\bCrOS\b/, 'ChromeOS'],
  [/\bWindows\b/, 'Windows'],
  [/\bMac OS X\b|\bMacintosh\b/, 'macOS'],
  [/\bLinux\b/, 'Linux'],
];

const SEPARATOR = '/';
const KINDS: readonly DeviceKind[] = ['phone', 'tablet', 'computer', 'app'];

function first(patterns: readonly BrowserPattern[], userAgent: string): string {
  return patterns.find(([pattern]) => pattern.test(userAgent))?.[1] ?? '';
}

function kindOf(userAgent: string, system: string): DeviceKind | '' {
  if (system === '') return userAgent === '' ? '' : 'app';
  if (system === 'iOS') return 'phone';
  if (system === 'iPadOS') return 'tablet';
  if (system === 'Android') return /\bMobile\b/.test(userAgent) ? 'phone' : 'tablet';
  return 'computer';
}

/**
 * What is stored of a user agent: names of browser, system and kind. Enough for members to recognise their
 * own devices; versions and models, which could identify a person, are not stored. Pure.
 */
export function deviceSummary(userAgent: string): string {
  const system = first(SYSTEMS, userAgent);
  return [first(BROWSERS, userAgent), system, kindOf(userAgent, system)].join(SEPARATOR);
}

/** Parses a stored summary for the list of sessions. Pure. */
export function deviceOf(summary: string): Device {
  const [browser = '', system = '', kind = ''] = summary.split(SEPARATOR);
  return {
    browser: browser === '' ? null : browser,
    system: system === '' ? null : system,
    kind: KINDS.find((known) => known === kind) ?? null,
  };
}
