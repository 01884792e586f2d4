import { keepDecision, onDecision, readDecision } from '#components/legal/cookie-memory.ts';
import { call } from '#lib/http/client/call.ts';
import { onPress } from './pressed.ts';

const SIX_MONTHS_MS = 182 * 86_400_000;
const LANGUAGES = ['it', 'es', 'fr', 'en'] as const;
const PURPOSES = ['measuring', 'marketing'] as const;

type Allowed = Readonly<Record<(typeof PURPOSES)[number], boolean>>;

function decide(allowed: Allowed): void {
  const askAgainAt = new Date(Date.now() + SIX_MONTHS_MS).toISOString();
  keepDecision({ ...allowed, askAgainAt });
  const language = LANGUAGES.find((known) => known === document.documentElement.lang);
  // The choice holds in this browser whether or not its record arrives.
  call('POST /api/consents/cookies', {
    body: { ...allowed, ...(language ? { language } : {}) },
  }).catch(() => undefined);
}

/** The box of a purpose in the preferences. */
function box(centre: HTMLElement, purpose: string): HTMLInputElement | null {
  return centre.querySelector<HTMLInputElement>(`input[name="${purpose}"]`);
}

/**
 * The banner until this browser has chosen, and the preferences at any time; nothing optional runs before.
 * The page brings both, hidden, since it is the same for everybody: `data-cookies="ask"` and a dialog
 * `data-cookies="centre"`, with `data-cookies-press` on their buttons.
 */
export function runCookies(): () => void {
  const banner = document.querySelector<HTMLElement>('[data-cookies="ask"]');
  const centre = document.querySelector<HTMLDialogElement>('dialog[data-cookies="centre"]');
  if (!banner || !centre) return () => undefined;

  const show = (): void => {
    banner.hidden = readDecision(Date.now()) !== undefined;
  };
  const open = (): void => {
    const decision = readDecision(Date.now());
    for (const purpose of PURPOSES) {
      const found = box(centre, purpose);
      if (found) found.checked = decision?.[purpose] === true;
    }
    if (!centre.open) centre.showModal();
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
    onPress('data-cookies-press', (_, wish) => {
      if (wish === 'choose') {
        open();
        return;
      }
      presses[wish]?.();
      centre.close();
    }),
  ];
  show();
  return () => {
    for (const end of ends) end();
  };
}
