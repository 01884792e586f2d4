'use client';

import type { ReactNode } from 'react';
import { Button } from '#components/ui/button.tsx';
import { Dialog } from '#components/ui/dialog.tsx';
import { Trouble } from '../trouble.tsx';
import { useDeed } from '../use-deed.ts';

interface SureDialogProps {
  open: boolean;
  onOpenChange: (open: boolean) => void;
  title: string;
  /** What happens, and what can be undone. */
  children: ReactNode;
  deed: string;
  harmless?: boolean;
  onSure: () => Promise<void>;
}

/** Names what happens before it does. */
export function SureDialog(props: SureDialogProps) {
  const { open, onOpenChange, title, children, deed, harmless = false, onSure } = props;
  const { pending, trouble, run } = useDeed();
  return (
    <Dialog open={open} onOpenChange={onOpenChange} title={title} closeLabel="Close">
      <div className="grid gap-3 text-sm">{children}</div>
      <Trouble>{trouble}</Trouble>
      <div className="mt-5 flex flex-wrap justify-end gap-3">
        <Button
          variant="quiet"
          onClick={() => {
            onOpenChange(false);
          }}
        >
          Leave it
        </Button>
        <Button
          variant={harmless ? 'primary' : 'danger'}
          pending={pending}
          onClick={() =>
            void run(async () => {
              await onSure();
              onOpenChange(false);
            })
          }
        >
          {deed}
        </Button>
      </div>
    </Dialog>
  );
}
