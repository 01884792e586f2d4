/**
 * How the page was left or changed: by Next's router (`push`, `replace`, `refresh`, `back`), or by the
 * browser itself (`document` by a plain link or `location`, `reload`, `submit` of a form without script).
 */
export type Navigation = {
  readonly kind: 'push' | 'replace' | 'refresh' | 'back' | 'document' | 'reload' | 'submit';
  /** Path and query, or the whole address for another site. */
  readonly href: string;
};

const recorded: Navigation[] = [];
const followers = new Set<(href: string) => void>();

/** The navigations that the page requested so far, oldest first. */
export function navigations(): readonly Navigation[] {
  return [...recorded];
}

/** For the page's contexts: calls `follow` with each address that the router opens. */
export function followSlots(follow: (href: string) => void): () => void {
  followers.add(follow);
  return () => void followers.delete(follow);
}

function within(href: string): string {
  const url = new URL(href, location.href);
  return url.origin === location.origin ? url.pathname + url.search + url.hash : url.href;
}

export function recordNavigation({ kind, href }: Navigation): void {
  recorded.push({ kind, href: within(href) });
  if (kind !== 'push' && kind !== 'replace') return;
  history[kind === 'push' ? 'pushState' : 'replaceState'](null, '', href);
  for (const follow of followers) follow(href);
}

export function forgetNavigations(): void {
  recorded.length = 0;
}

/** Records the navigations that jsdom would fail at. Called once per window. */
export function watchNavigations(): void {
  for (const name of ['document-navigation', 'link-navigation']) {
    window.addEventListener(name, (event) => {
      recordNavigation((event as CustomEvent<Navigation>).detail);
    });
  }
  window.addEventListener('submit', (event) => {
    if (event.defaultPrevented || !(event.target instanceof HTMLFormElement)) return;
    event.preventDefault();
    const form = event.target;
    const fields = new FormData(form, event.submitter);
    const query = new URLSearchParams(
      [...fields].map(([name, value]) => [name, typeof value === 'string' ? value : value.name]),
    );
    const href = form.method === 'get' ? `${form.action}?${query.toString()}` : form.action;
    recordNavigation({ kind: 'submit', href });
  });
}
