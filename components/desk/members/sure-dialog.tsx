'use client';

import type { ReactNode } from 'react';
import { Dialog } from '#components/ui/dialog.tsx';
import { DialogFeet } from '../dialog-feet.tsx';
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
      <div className="mt-5">
        <DialogFeet
          {...{ deed, harmless, pending }}
          onLeave={() => {
            onOpenChange(false);
          }}
          onDeed={() =>
            void run(async () => {
              await onSure();
              onOpenChange(false);
            })
          }
        />
      </div>
    </Dialog>
  );
}
