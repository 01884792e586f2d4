import { storeDecision, onDecision, readDecision } from '#components/legal/cookie-memory.ts';
import { call } from '#lib/http/client/call.ts';
import { onPress } from './pressed.ts';
import { COOKIE_CHOICE_MS } from '#lib/consents/limits.ts';

const LANGUAGES = ['it', 'es', 'fr', 'en'] as const;
const PURPOSES = ['measuring', 'marketing'] as const;

type Allowed = Readonly<Record<(typeof PURPOSES)[number], boolean>>;

function decide(allowed: Allowed): void {
  const askAgainAt = new Date(Date.now() + COOKIE_CHOICE_MS).toISOString();
  storeDecision({ ...allowed, askAgainAt });
  const language = LANGUAGES.find((known) => known === document.documentElement.lang);
  // The choice applies in this browser whether or not its record reaches the server.
  call('POST /api/consents/cookies', {
    body: { ...allowed, ...(language ? { language } : {}) },
  }).catch(() => undefined);
}

/** A press in an element that is now hidden would leave the keyboard focus nowhere. */
function restoreFocus(gone: readonly HTMLElement[]): void {
  const { activeElement } = document;
  if (activeElement !== document.body && !gone.some((part) => part.contains(activeElement))) return;
  const main = document.getElementById('content');
  main?.setAttribute('tabindex', '-1');
  main?.focus({ preventScroll: true });
}

/** The checkbox of a purpose in the preferences. */
function box(centre: HTMLElement, purpose: string): HTMLInputElement | null {
  return centre.querySelector<HTMLInputElement>(`input[name="${purpose}"]`);
}

/**
 * Shows the banner until this browser has chosen, and the preferences at any time; nothing optional runs
 * before. The page contains both, hidden, since it is the same for all visitors: `data-cookies="ask"` and a
 * dialog `data-cookies="centre"`, with `data-cookies-press` on their buttons.
 */
export function runCookies(): () => void {
  const banner = document.querySelector<HTMLElement>('[data-cookies="ask"]');
  const centre = document.querySelector<HTMLDialogElement>('dialog[data-cookies="centre"]');
  if (!banner || !centre) return () => undefined;

  // Also runs when the choice was made in another tab while the preferences are open here.
  const show = (): void => {
    const decision = readDecision(Date.now());
    banner.hidden = decision !== undefined;
    for (const purpose of PURPOSES) {
      const found = box(centre, purpose);
      if (found) found.checked = decision?.[purpose] === true;
    }
  };
  const open = (): void => {
    show();
    if (!centre.open) centre.showModal();
  };
  // A press on the backdrop targets the dialog element itself: it closes without a choice.
  const pressBeside = ({ target }: Event): void => {
    if (target === centre) centre.close();
  };
  const presses: Readonly<Record<string, () => void>> = {
    accept: () => {
      decide({ measuring: true, marketing: true });
    },
    reject: () => {
      decide({ measuring: false, marketing: false });
    },
    save: () => {
      const allows = (purpose: string): boolean => box(centre, purpose)?.checked === true;
      decide({ measuring: allows('measuring'), marketing: allows('marketing') });
    },
    close: () => undefined,
  };

  const ends = [
    onDecision(show),
    onPress('data-cookies-press', (_, action, event) => {
      event.preventDefault();
      if (action === 'choose') {
        open();
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
  return () => {
    for (const end of ends) end();
  };
}
