import { lazy, Suspense, type ComponentType, type ReactNode } from 'react';
import { loadScript } from './load-script.ts';

/**
 * A component whose script is fetched when it is first rendered, however long that takes; `meanwhile` is shown
 * until then.
 */
export function later<Props extends object>(
  load: () => Promise<ComponentType<Props>>,
  meanwhile: ReactNode = null,
): ComponentType<Props> {
  const Loaded = lazy(async () => ({ default: await loadScript(load) }));
  return function Later(props: Props) {
    return (
      <Suspense fallback={meanwhile}>
        <Loaded {...props} />
      </Suspense>
    );
  };
}
