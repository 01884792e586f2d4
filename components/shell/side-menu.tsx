'use client';

import { Menu } from 'lucide-react';
import { later } from '#components/ui/later.tsx';
import { useLayerButton } from '#components/ui/use-layer-button.ts';
import type { SideMenuProps } from './side-menu-layer.tsx';

const SideMenuLayer = later(async () => (await import('./side-menu-layer.tsx')).SideMenuLayer);

/** A phone's navigation, behind one button. */
export function SideMenu(props: SideMenuProps) {
  const { button, open, setOpen, near, toggle, triggerProps } = useLayerButton();
  return (
    <>
      <button
        {...triggerProps}
        type="button"
        aria-label={props.labels.open}
        aria-haspopup="dialog"
        aria-expanded={open}
        className="control grid size-11 place-items-center hover:[--control-fill:var(--surface-sunken)]"
        onClick={() => {
          toggle(true);
        }}
      >
        <Menu aria-hidden="true" strokeWidth={1.75} className="size-6" />
      </button>
      {near && <SideMenuLayer {...props} button={button} open={open} onOpenChange={setOpen} />}
    </>
  );
}
