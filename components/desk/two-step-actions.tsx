import type { ReactNode } from 'react';
import { Button } from '#components/ui/button.tsx';

interface TwoStepActionsProps {
  /** Whether the second step is shown, which asks to confirm the first. */
  confirming: boolean;
  onConfirming: (confirming: boolean) => void;
  /** The first step is filled in. */
  ready: boolean;
  pending: boolean;
  onClose: () => void;
  /** The button that carries the action out. */
  children: ReactNode;
}

/** The buttons of a dialog in two steps: cancel and continue, then back and the action. */
export function TwoStepActions(props: TwoStepActionsProps) {
  const { confirming, onConfirming, ready, pending, onClose, children } = props;
  return (
    <div className="flex flex-wrap justify-end gap-3">
      <Button
        variant="quiet"
        disabled={pending}
        onClick={() => {
          if (confirming) onConfirming(false);
          else onClose();
        }}
      >
        {confirming ? 'Back' : 'Cancel'}
      </Button>
      {confirming ? (
        children
      ) : (
        <Button
          disabled={!ready}
          onClick={() => {
            onConfirming(true);
          }}
        >
          Continue
        </Button>
      )}
    </div>
  );
}
