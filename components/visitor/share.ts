import { onPress } from './pressed.ts';

/**
 * The button that passes the brand's address on: by the device's own sheet, or copied where there is none.
 * `data-share` is the path; what stands in `data-share-done` says that it was copied.
 */
export function runShare(): () => void {
  const canShare = 'share' in navigator;
  if (!canShare && !('clipboard' in navigator)) return () => undefined;
  for (const button of document.querySelectorAll<HTMLElement>('[data-share]')) {
    button.hidden = false;
  }
  return onPress('data-share', (button, path) => {
    const url = new URL(path, window.location.href).href;
    const done = (): void => {
      const said = button.parentElement?.querySelector('[role="status"]');
      if (said) said.textContent = button.dataset['shareDone'] ?? '';
    };
    const sent = canShare
      ? navigator.share({ title: button.dataset['shareTitle'] ?? '', url })
      : navigator.clipboard.writeText(url).then(done);
    // Somebody thought better of it.
    sent.catch(() => undefined);
  });
}
