'use client';

import { Search } from 'lucide-react';
import { useEffect, useEffectEvent, useState } from 'react';
import { Button } from '#components/ui/button.tsx';
import { Dialog } from '#components/ui/dialog.tsx';
import type { NavigationGroup } from '../navigation.ts';
import { useKeys } from '../use-keys.ts';
import { PaletteSearch } from './palette-search.tsx';

/** Search over everything that the operator may open; `/` or Ctrl+K opens it. */
export function Palette({ groups }: { groups: readonly NavigationGroup[] }) {
  const [open, setOpen] = useState(false);
  useKeys({
    '/': () => {
      setOpen(true);
    },
  });
  const pressed = useEffectEvent((event: KeyboardEvent) => {
    if (event.key.toLowerCase() !== 'k' || !(event.ctrlKey || event.metaKey)) return;
    event.preventDefault();
    setOpen(true);
  });
  useEffect(() => {
    const listen = (event: KeyboardEvent): void => {
      pressed(event);
    };
    window.addEventListener('keydown', listen);
    return () => {
      window.removeEventListener('keydown', listen);
    };
  }, []);
  return (
    <>
      <Button
        size="sm"
        variant="secondary"
        aria-keyshortcuts="/ Control+K"
        className="lg:w-full"
        onClick={() => {
          setOpen(true);
        }}
      >
        <Search aria-hidden="true" strokeWidth={1.75} className="size-4" />
        Search
        <kbd aria-hidden="true" className="ml-auto text-xs text-ink-soft max-lg:hidden">
          /
        </kbd>
      </Button>
      <Dialog open={open} onOpenChange={setOpen} title="Search" closeLabel="Close">
        <PaletteSearch
          groups={groups}
          onLeave={() => {
            setOpen(false);
          }}
        />
      </Dialog>
    </>
  );
}
