'use client';

import { useHookFacts } from './hook-facts.tsx';
import { HookPopup, type HookPopupProps } from './hook-popup.tsx';

/** A hook that was opened by its address: after closing, the page is the search below it. */
export function HookOverFind(props: Pick<HookPopupProps, 'kind' | 'angel' | 'checkHref'>) {
  const { prefix } = useHookFacts();
  return (
    <HookPopup
      {...props}
      onClose={() => {
        history.replaceState(history.state, '', `${prefix}/find`);
      }}
    />
  );
}
