/** The address of the steps after the signup; `next` is the page of this site that follows them. Pure. */
export function welcomeHref(prefix: string, next?: string): string {
  const query = next === undefined ? '' : `?${new URLSearchParams({ next }).toString()}`;
  return `${prefix}/welcome${query}`;
}
