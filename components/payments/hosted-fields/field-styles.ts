type TextStyle = { readonly color: string };

export type FieldStyles = {
  readonly base: TextStyle & { readonly fontSize: string; readonly fontFamily: string };
  readonly placeholder: TextStyle;
  readonly error: TextStyle;
};

/** The brand's custom properties do not exist inside the frames, so their colours are computed here. */
export function fieldStyles(place: HTMLElement): FieldStyles {
  const probe = document.createElement('span');
  // During a transition, however short, the computed value would be the previous one.
  probe.style.setProperty('transition', 'none', 'important');
  place.append(probe);
  const color = (token: string) => {
    probe.style.color = `var(${token})`;
    return getComputedStyle(probe).color;
  };
  const styles = {
    base: {
      color: color('--ink'),
      fontSize: '16px',
      fontFamily: 'ui-sans-serif, system-ui, sans-serif',
    },
    placeholder: { color: color('--ink-soft') },
    error: { color: color('--danger') },
  };
  probe.remove();
  return styles;
}

/** Calls back whenever the theme changes between light and dark, by the system or by the page's own switch. */
export function watchTheme(changed: () => void, signal: AbortSignal): void {
  matchMedia('(prefers-color-scheme: dark)').addEventListener('change', changed, { signal });
  const observer = new MutationObserver(changed);
  observer.observe(document.documentElement, { attributeFilter: ['data-theme'] });
  signal.addEventListener('abort', () => {
    observer.disconnect();
  });
}
