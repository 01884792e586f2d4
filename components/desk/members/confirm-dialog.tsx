'use client';

import type { ReactNode } from 'react';
import { Dialog } from '#components/ui/dialog.tsx';
import { DialogActions } from '../dialog-actions.tsx';
import { ErrorMessage } from '../error-message.tsx';
import { useMutation } from '../use-mutation.ts';

interface ConfirmDialogProps {
  open: boolean;
  onOpenChange: (open: boolean) => void;
  title: string;
  /** The consequences, and what can be undone. */
  children: ReactNode;
  action: string;
  harmless?: boolean;
  onConfirm: () => Promise<void>;
}

/** Names the consequences of an action before it happens. */
export function ConfirmDialog(props: ConfirmDialogProps) {
  const { open, onOpenChange, title, children, action, harmless = false, onConfirm } = props;
  const { pending, errorMessage, run } = useMutation();
  return (
    <Dialog open={open} onOpenChange={onOpenChange} title={title} closeLabel="Close">
      <div className="grid gap-3 text-sm">{children}</div>
      <ErrorMessage>{errorMessage}</ErrorMessage>
      <div className="mt-5">
        <DialogActions
          action={action}
          harmless={harmless}
          pending={pending}
          onLeave={() => {
            onOpenChange(false);
          }}
          onAction={() =>
            void run(async () => {
              await onConfirm();
              onOpenChange(false);
            })
          }
        />
      </div>
    </Dialog>
  );
}
