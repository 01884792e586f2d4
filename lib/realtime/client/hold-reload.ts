const RECHECK_MS = 5_000;

const holders = new Set<symbol>();
/** Fields with typed text; a field that was removed or emptied counts no more. */
const typedFields = new Set<HTMLInputElement | HTMLTextAreaElement>();

/** Blocks reloads while the page has unsaved data. Returns the function that lifts the block. */
export function holdReload(): () => void {
  const holder = Symbol('unsaved');
  holders.add(holder);
  return () => {
    holders.delete(holder);
  };
}

/** Whether a component blocks reloads, or a field of the page contains typed text. */
export function isReloadHeld(): boolean {
  for (const field of typedFields) {
    if (!field.isConnected || field.value === '') typedFields.delete(field);
  }
  return holders.size > 0 || typedFields.size > 0;
}

/** Resolves once nothing blocks reloads. */
export async function reloadAllowed(): Promise<void> {
  while (isReloadHeld()) await new Promise((resolve) => setTimeout(resolve, RECHECK_MS));
}

/** Blocks reloads while any field of the page contains typed text. Returns the function that stops this. */
export function watchTypedInput(): () => void {
  const remember = ({ target }: Event): void => {
    const isText =
      target instanceof HTMLTextAreaElement ||
      (target instanceof HTMLInputElement && !/^(?:checkbox|radio|range|file)$/.test(target.type));
    if (isText) typedFields.add(target);
  };
  document.addEventListener('input', remember, true);
  return () => {
    document.removeEventListener('input', remember, true);
  };
}
