type TextStyle = { readonly color: string };

export type FieldStyles = {
  readonly base: TextStyle & { readonly fontSize: string; readonly fontFamily: string };
  readonly placeholder: TextStyle;
  readonly error: TextStyle;
};

/** Inside the frames the brand's properties do not exist, so the browser works the colours out here. */
export function fieldStyles(place: HTMLElement): FieldStyles {
  const probe = document.createElement('span');
  // Under a transition, however short, the value read would be the one before.
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

/** Calls back whenever light and dark change places, by the system or by the page's own switch. */
export function watchTheme(changed: () => void, signal: AbortSignal): void {
  matchMedia('(prefers-color-scheme: dark)').addEventListener('change', changed, { signal });
  const observer = new MutationObserver(changed);
  observer.observe(document.documentElement, { attributeFilter: ['data-theme'] });
  signal.addEventListener('abort', () => {
    observer.disconnect();
  });
}
