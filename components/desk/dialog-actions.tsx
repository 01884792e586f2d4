'use client';

import { Button } from '#components/ui/button.tsx';

interface DialogActionsProps {
  /** Label of the confirm button. */
  action: string;
  harmless?: boolean;
  pending: boolean;
  disabled?: boolean;
  onLeave: () => void;
  /** Without it the button submits the form. */
  onAction?: () => void;
}

/** The two buttons of a dialog: cancel and confirm. */
export function DialogActions(props: DialogActionsProps) {
  const { action, harmless = false, pending, disabled = false, onLeave, onAction } = props;
  return (
    <div className="flex flex-wrap justify-end gap-3">
      <Button variant="quiet" onClick={onLeave}>
        Cancel
      </Button>
      <Button
        variant={harmless ? 'primary' : 'danger'}
        pending={pending}
        disabled={disabled}
        {...(onAction ? { onClick: onAction } : { type: 'submit' })}
      >
        {action}
      </Button>
    </div>
  );
}
