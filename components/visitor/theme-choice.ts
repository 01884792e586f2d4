import { chooseTheme, currentTheme, themes } from '#components/shell/theme.ts';
import { onPress } from './pressed.ts';

const ATTRIBUTE = 'data-theme-choice';

function mark(): void {
  const current = currentTheme();
  for (const button of document.querySelectorAll(`[${ATTRIBUTE}]`)) {
    button.setAttribute('aria-pressed', String(button.getAttribute(ATTRIBUTE) === current));
  }
}

/** Lets the footer's buttons change the theme. */
export function runThemeChoice(): () => void {
  mark();
  return onPress(ATTRIBUTE, (_, value) => {
    const theme = themes.find((known) => known === value);
    if (theme === undefined) return;
    chooseTheme(theme);
    mark();
  });
}
