import type { Locale } from '../brands/schema.ts';
import { translator } from '../i18n/translate.ts';

const NAMED = {
  security: ['account', 'nav.security'],
  money: ['account', 'nav.money'],
  cancel: ['money', 'subscription.cancel'],
  cookies: ['legal', 'cookie.again'],
  members: ['discovery', 'filters.membersOnly'],
  order: ['payments', 'offer.button'],
  report: ['safety', 'report.item'],
  erase: ['security', 'erase.button'],
} as const;

/**
 * The labels of buttons and pages in the user interface, `ui_<name>`: a legal text that quotes one cannot
 * become outdated.
 */
export function screenLabels(locale: Locale): Readonly<Record<string, string>> {
  return Object.fromEntries(
    Object.entries(NAMED).map(([name, [namespace, key]]) => [
      `ui_${name}`,
      translator(locale, namespace)(key),
    ]),
  );
}
