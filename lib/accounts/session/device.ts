type DeviceKind = 'phone' | 'tablet' | 'computer' | 'app';

export type Device = {
  readonly browser: string | null;
  readonly system: string | null;
  readonly kind: DeviceKind | null;
};

type Sign = readonly [pattern: RegExp, name: string];

/** The first that fits counts: most browsers name the older ones they claim to be. */
const BROWSERS: readonly Sign[] = [
  [/\bEdgA?\/|\bEdgiOS\//, 'Edge'],
  [/\bOPR\/|\bOpera\b/, 'Opera'],
  [/\bSamsungBrowser\//, 'Samsung Internet'],
  [/\bFirefox\/|\bFxiOS\//, 'Firefox'],
  [/\bChrome\/|\bCriOS\//, 'Chrome'],
  [/\bVersion\/[\d.]+.*\bSafari\//, 'Safari'],
];

const SYSTEMS: readonly Sign[] = [
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

function first(signs: readonly Sign[], userAgent: string): string {
  return signs.find(([pattern]) => pattern.test(userAgent))?.[1] ?? '';
}

function kindOf(userAgent: string, system: string): DeviceKind | '' {
  if (system === '') return userAgent === '' ? '' : 'app';
  if (system === 'iOS') return 'phone';
  if (system === 'iPadOS') return 'tablet';
  if (system === 'Android') return /\bMobile\b/.test(userAgent) ? 'phone' : 'tablet';
  return 'computer';
}

/**
 * What is kept of a user agent: browser, system and kind by name. Enough for members to tell their own
 * devices apart; the versions and models that tell people apart are not stored. Pure.
 */
export function deviceWords(userAgent: string): string {
  const system = first(SYSTEMS, userAgent);
  return [first(BROWSERS, userAgent), system, kindOf(userAgent, system)].join(SEPARATOR);
}

/** The other way: what was kept, for the list of sessions. Pure. */
export function deviceOf(words: string): Device {
  const [browser = '', system = '', kind = ''] = words.split(SEPARATOR);
  return {
    browser: browser === '' ? null : browser,
    system: system === '' ? null : system,
    kind: KINDS.find((known) => known === kind) ?? null,
  };
}
