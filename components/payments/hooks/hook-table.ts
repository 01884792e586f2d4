import type { HookKind } from '#lib/flows/config.ts';
import type { PlanHook } from './plan-hook.ts';

/** An alternative offered by a prompt: a link, or a fact that costs nothing. */
export const ALTERNATIVES = {
  plans: 'link',
  check: 'link',
  newPeople: 'link',
  others: 'link',
  match: 'link',
  filters: 'link',
  home: 'link',
  write: 'link',
  read: 'link',
  ledger: 'link',
  retry: 'link',
  contact: 'link',
  saved: 'fact',
  looking: 'fact',
  mutual: 'fact',
  nearby: 'fact',
} as const;

export type Alternative = keyof typeof ALTERNATIVES;

type Entry =
  /** A prompt over the page that stays open. `path` is its own address below /hook. */
  | {
      readonly opens: 'prompt';
      readonly plans: PlanHook;
      readonly path: string | null;
      readonly alternatives: readonly Alternative[];
    }
  /** Navigates directly to the plans. */
  | { readonly opens: 'plans'; readonly plans: PlanHook }
  /** Navigates to a separate page. */
  | { readonly opens: 'page'; readonly path: string }
  /** Shown when the app starts; see PopupHost. */
  | { readonly opens: 'start' };

/** Every kind that a flow can name, and `errore`, which no flow can switch off: how it opens, and its alternatives. */
export const HOOKS = {
  fine_crediti: {
    opens: 'prompt',
    plans: 'fine_crediti',
    path: 'fine_crediti_messaggi',
    alternatives: ['plans', 'newPeople', 'saved', 'looking'],
  },
  utente_premium: {
    opens: 'prompt',
    plans: 'fine_crediti',
    path: null,
    alternatives: ['plans', 'ledger', 'saved', 'looking'],
  },
  utente_premium_compliant: { opens: 'plans', plans: 'cred' },
  file_like: {
    opens: 'prompt',
    plans: 'file_like',
    path: 'fine_like',
    alternatives: ['plans', 'write', 'match', 'looking'],
  },
  paginazione: {
    opens: 'prompt',
    plans: 'paginazione',
    path: 'paginazione',
    alternatives: ['plans', 'filters', 'match', 'nearby'],
  },
  profilo_bloccato: {
    opens: 'prompt',
    plans: 'cred',
    path: 'profilo_bloccato',
    alternatives: ['check', 'others', 'looking'],
  },
  blurred: {
    opens: 'prompt',
    plans: 'blurred',
    path: 'messaggio_offuscato',
    alternatives: ['plans', 'newPeople', 'match', 'mutual', 'looking'],
  },
  attiva_lettura: {
    opens: 'prompt',
    plans: 'blurred',
    path: null,
    alternatives: ['plans', 'newPeople', 'read', 'mutual', 'looking'],
  },
  cambia_regione: {
    opens: 'prompt',
    plans: 'cambia_regione',
    path: 'cambia_regione',
    alternatives: ['plans', 'home', 'nearby'],
  },
  iframe: { opens: 'page', path: 'iframe' },
  utente_disabilitato: { opens: 'start' },
  doi: { opens: 'start' },
  impostaRegione: { opens: 'start' },
  errore: {
    opens: 'prompt',
    plans: 'cred',
    path: 'errore',
    alternatives: ['retry', 'ledger', 'contact'],
  },
} as const satisfies Readonly<Record<HookKind | 'errore', Entry>>;

export type Hook = keyof typeof HOOKS;

/** Kinds that are prompts. */
export type Prompt = {
  [kind in Hook]: (typeof HOOKS)[kind] extends { opens: 'prompt' } ? kind : never;
}[Hook];
