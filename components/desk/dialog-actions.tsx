'use client';

import { Button } from '#components/ui/button.tsx';

interface DialogActionsProps {
  /** What is done. */
  action: string;
  harmless?: boolean;
  pending: boolean;
  disabled?: boolean;
  onLeave: () => void;
  /** Without it the press sends the form. */
  onAction?: () => void;
}

/** The two ways out of a dialog about a deed. */
export function DialogActions(props: DialogActionsProps) {
  const { action, harmless = false, pending, disabled = false, onLeave, onAction } = props;
  return (
    <div className="flex flex-wrap justify-end gap-3">
      <Button variant="quiet" onClick={onLeave}>
        Leave it
      </Button>
      <Button
        variant={harmless ? 'primary' : 'danger'}
        {...{ pending, disabled }}
        {...(onAction ? { onClick: onAction } : { type: 'submit' })}
      >
        {action}
      </Button>
    </div>
  );
}
