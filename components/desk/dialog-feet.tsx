'use client';

import { Button } from '#components/ui/button.tsx';

interface DialogFeetProps {
  /** What is done. */
  deed: string;
  harmless?: boolean;
  pending: boolean;
  disabled?: boolean;
  onLeave: () => void;
  /** Without it the press sends the form. */
  onDeed?: () => void;
}

/** The two ways out of a dialog about a deed. */
export function DialogFeet(props: DialogFeetProps) {
  const { deed, harmless = false, pending, disabled = false, onLeave, onDeed } = props;
  return (
    <div className="flex flex-wrap justify-end gap-3">
      <Button variant="quiet" onClick={onLeave}>
        Leave it
      </Button>
      <Button
        variant={harmless ? 'primary' : 'danger'}
        {...{ pending, disabled }}
        {...(onDeed ? { onClick: onDeed } : { type: 'submit' })}
      >
        {deed}
      </Button>
    </div>
  );
}
