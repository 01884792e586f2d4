import { onPress } from './pressed.ts';

/**
 * The button that shares the brand's address: with the device's own share sheet, or by copying where there is
 * none. `data-share` is the path; the text of `data-share-done` says that it was copied.
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
    // The visitor cancelled the share sheet.
    sent.catch(() => undefined);
  });
}
