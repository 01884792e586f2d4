import { THEME_KEY } from '#lib/brands/theme-script.ts';

export const themes = ['light', 'dark', 'auto'] as const;
export type Theme = (typeof themes)[number];

/** The theme in which this page is shown; undefined if none is set on the document. */
export function currentTheme(): string | undefined {
  return document.documentElement.dataset['theme'];
}

/** Shows this page in a theme and stores the choice for the next ones. */
export function chooseTheme(theme: Theme): void {
  document.documentElement.dataset['theme'] = theme;
  try {
    localStorage.setItem(THEME_KEY, theme);
  } catch {
    // Without storage the choice lasts as long as the page.
  }
}
