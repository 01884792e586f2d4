import { onDecision, readDecision } from '#components/legal/cookie-memory.ts';
import type { ExternalConsentTool } from '#lib/brands/consent-tool.ts';
import { decideCookies, PURPOSES } from './decide-cookies.ts';
import { onPress } from './pressed.ts';

/** A press in an element that is now hidden would leave the keyboard focus nowhere. */
function restoreFocus(gone: readonly HTMLElement[]): void {
  const { activeElement } = document;
  if (activeElement !== document.body && !gone.some((part) => part.contains(activeElement))) return;
  const main = document.getElementById('content');
  main?.setAttribute('tabindex', '-1');
  main?.focus({ preventScroll: true });
}

/** The page's external consent tool. */
function toolOf(banner: HTMLElement): ExternalConsentTool | undefined {
  const json = banner.dataset['consentTool'];
  return json === undefined ? undefined : (JSON.parse(json) as ExternalConsentTool);
}

/** The checkbox of a purpose in the preferences. */
function box(centre: HTMLElement, purpose: string): HTMLInputElement | null {
  return centre.querySelector<HTMLInputElement>(`input[name="${purpose}"]`);
}

/**
 * Shows the banner until this browser has chosen, and the preferences at any time; nothing optional runs
 * before. The page contains both, hidden, since it is the same for all visitors: `data-cookies="ask"` and a
 * dialog `data-cookies="centre"`, with `data-cookies-press` on their buttons. A brand's external consent tool,
 * as JSON in `data-consent-tool`, asks in their place unless its script does not load.
 */
export function runCookies(): () => void {
  const banner = document.querySelector<HTMLElement>('[data-cookies="ask"]');
  const centre = document.querySelector<HTMLDialogElement>('dialog[data-cookies="centre"]');
  if (!banner || !centre) return () => undefined;

  const tool = toolOf(banner);
  // Few brands use such a tool: the others' pages do not load its code.
  const loading = tool && import('./consent-tool.ts').catch(() => undefined);
  let ownAsks = tool === undefined;
  let ended = false;

  // Also runs when the choice was made in another tab while the preferences are open here.
  const show = (): void => {
    const decision = readDecision(Date.now());
    banner.hidden = !ownAsks || decision !== undefined;
    for (const purpose of PURPOSES) {
      const found = box(centre, purpose);
      if (found) found.checked = decision?.[purpose] === true;
    }
  };
  const open = async (): Promise<void> => {
    const code = ownAsks ? undefined : await loading;
    if (tool && code?.openPreferences(tool) === true) return;
    show();
    if (centre.open) return;
    centre.showModal();
    centre.querySelector<HTMLElement>('[data-title]')?.focus({ preventScroll: true });
  };
  // A press on the backdrop targets the dialog element itself: it closes without a choice.
  const pressBeside = ({ target }: Event): void => {
    if (target === centre) centre.close();
  };
  const presses: Readonly<Record<string, () => void>> = {
    accept: () => {
      decideCookies({ measuring: true, marketing: true });
    },
    reject: () => {
      decideCookies({ measuring: false, marketing: false });
    },
    save: () => {
      const allows = (purpose: string): boolean => box(centre, purpose)?.checked === true;
      decideCookies({ measuring: allows('measuring'), marketing: allows('marketing') });
    },
    close: () => undefined,
  };

  const ends = [
    onDecision(show),
    onPress('data-cookies-press', (_, action, event) => {
      event.preventDefault();
      if (action === 'choose') {
        void open();
        return;
      }
      presses[action]?.();
      centre.close();
      if (banner.hidden) restoreFocus([banner, centre]);
    }),
    () => {
      centre.removeEventListener('click', pressBeside);
    },
  ];
  centre.addEventListener('click', pressBeside);
  show();
  const startTool = async (): Promise<void> => {
    const code = await loading;
    if (!tool || ended) return;
    const report = (loaded: boolean): void => {
      ownAsks = !loaded;
      show();
    };
    if (code) ends.push(code.runConsentTool(tool, report));
    else report(false);
  };
  void startTool();
  return () => {
    ended = true;
    for (const end of ends) end();
  };
}
