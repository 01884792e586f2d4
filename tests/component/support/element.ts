/** What an element says, with plain and single spaces. */
export function textOf(element: Element | null | undefined): string {
  return (element?.textContent ?? '').replace(/\s+/g, ' ').trim();
}

/** What has to be there for the test to go on. */
export function present<T>(value: T | null | undefined): T {
  if (value === null || value === undefined) throw new Error('not in the page');
  return value;
}
