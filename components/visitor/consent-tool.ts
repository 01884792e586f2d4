import { readDecision } from '#components/legal/cookie-memory.ts';
import type { ExternalConsentTool } from '#lib/brands/consent-tool.ts';
import { decideCookies } from './decide-cookies.ts';

/** A script that has not loaded by then is given up, and our banner asks. */
const PATIENCE_MS = 5_000;

type Signal = ExternalConsentTool['signal'];

/** The value at a path of global names. */
function globalAt(names: readonly string[]): unknown {
  return names.reduce<unknown>(
    (value, name) => (Object(value) as Readonly<Record<string, unknown>>)[name],
    window,
  );
}

/** The groups that the visitor allowed in the tool; undefined before a choice. */
function chosenGroups({ groups, chosenCookie }: Signal): readonly unknown[] | undefined {
  const cookies = document.cookie.split(';').map((cookie) => cookie.trim());
  if (!cookies.some((cookie) => cookie.startsWith(`${chosenCookie}=`))) return undefined;
  const value = globalAt(groups.split('.'));
  if (typeof value === 'string') return value.split(',').map((group) => group.trim());
  return Array.isArray(value) ? value : undefined;
}

/** Stores the tool's choice as ours when it differs from the stored one. */
function adoptChoice(signal: Signal): void {
  const groups = chosenGroups(signal);
  if (!groups) return;
  const stored = readDecision(Date.now());
  const measuring = groups.includes(signal.measuring);
  const marketing = groups.includes(signal.marketing);
  if (stored?.measuring === measuring && stored.marketing === marketing) return;
  decideCookies({ measuring, marketing });
}

const MARK = 'data-consent-script';

/** The tool's script in this document, begun once: its effects outlive the element. */
function scriptOf({ script, siteId }: ExternalConsentTool): HTMLScriptElement {
  const known = document.querySelector<HTMLScriptElement>(`script[${MARK}]`);
  if (known) return known;
  const element = document.createElement('script');
  element.setAttribute(MARK, 'loading');
  for (const state of ['load', 'error']) {
    element.addEventListener(state, () => {
      element.setAttribute(MARK, state);
    });
  }
  element.async = true;
  element.src = script;
  if (siteId !== undefined) element.dataset['domainScript'] = siteId;
  document.head.append(element);
  return element;
}

/** Opens the tool's preferences. Returns false when the tool has none. */
export function openPreferences({ signal }: ExternalConsentTool): boolean {
  const names = signal.preferences.split('.');
  const open = globalAt(names);
  if (typeof open !== 'function') return false;
  Reflect.apply(open, globalAt(names.slice(0, -1)), []);
  return true;
}

/**
 * Loads the brand's consent tool and stores what the visitor chooses in it. Calls `report` with false when its
 * script did not load, and with true when it did, if late. Returns the function that ends it.
 */
export function runConsentTool(
  tool: ExternalConsentTool,
  report: (loaded: boolean) => void,
): () => void {
  const adopt = (): void => {
    adoptChoice(tool.signal);
  };
  const late = setTimeout(() => {
    report(false);
  }, PATIENCE_MS);
  const element = scriptOf(tool);
  const settle = (): void => {
    const state = element.getAttribute(MARK);
    if (state === 'loading') return;
    clearTimeout(late);
    report(state === 'load');
    adopt();
  };
  element.addEventListener('load', settle);
  element.addEventListener('error', settle);
  window.addEventListener(tool.signal.event, adopt);
  settle();
  return () => {
    clearTimeout(late);
    element.removeEventListener('load', settle);
    element.removeEventListener('error', settle);
    window.removeEventListener(tool.signal.event, adopt);
  };
}
