import type { LegalTextKind } from '../../db/generated/enums.ts';
import { isLegalPage, legalKinds } from '../../legal/kinds.ts';

export type ListedPage = {
  readonly path: string;
  /** The published text that the page shows. */
  readonly text?: LegalTextKind;
};

/** Every page that search engines may list; each exists in all languages of its brand. */
export const listedPages: readonly ListedPage[] = [
  { path: '/' },
  { path: '/signup' },
  { path: '/login' },
  { path: '/contactUs' },
  { path: '/reviews' },
  { path: '/legal/cancel' },
  { path: '/legal/withdraw' },
  ...legalKinds.filter(isLegalPage).map((text) => ({ path: `/legal/${text}`, text })),
];
