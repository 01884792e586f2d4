'use client';

import { useState } from 'react';
import { Button } from '#components/ui/button.tsx';
import { Dialog } from '#components/ui/dialog.tsx';
import { GIFT_MAX, GIFTS_MAX, giftBuckets, type GiftBucket } from '#lib/credits/limits.ts';
import { deskCall } from '../desk-call.ts';
import { Choice } from '../choice.tsx';
import { TextField } from '../text-field.tsx';
import { TwoStepActions } from '../two-step-actions.tsx';
import { ErrorMessage } from '../error-message.tsx';
import { useMutation } from '../use-mutation.ts';
import { aboutWhom, type Whom } from './use-pages.ts';
import { REASON_MAX_LENGTH, REASON_MIN_LENGTH } from '#lib/desk/limits.ts';

const NAMES: Readonly<Record<GiftBucket, string>> = {
  free: 'Free message credits',
  likes: 'Likes',
  icebreakers: 'First messages',
};

interface GiveCreditsProps {
  whom: Whom;
  onClose: () => void;
  onDone: () => void;
}

/** Gives a member credits: amount and reason first, then a confirmation. Remounted each time it opens. */
export function GiveCredits({ whom, onClose, onDone }: GiveCreditsProps) {
  /** Idempotency key of this request: the credits are given once, however often it is sent. */
  const [key] = useState(() => crypto.randomUUID());
  const [bucket, setBucket] = useState<GiftBucket>('free');
  const [amount, setAmount] = useState('');
  const [reason, setReason] = useState('');
  const [confirming, setConfirming] = useState(false);
  const { pending, errorMessage, run } = useMutation();
  const wanted = /^\d{1,3}$/.test(amount.trim()) ? Number(amount) : 0;
  const fits = wanted >= 1 && wanted <= GIFT_MAX;
  const ready = fits && reason.trim().length >= REASON_MIN_LENGTH;
  const send = () =>
    run(async () => {
      const body = { bucket, amount: wanted, reason, key };
      await deskCall('POST /api/desk/members/{trackerId}/credits', { ...aboutWhom(whom), body });
      onDone();
    });
  return (
    <Dialog
      open
      onOpenChange={(open) => {
        if (!open && !pending) onClose();
      }}
      title="Grant credits"
      closeLabel="Close"
      footer={
        <TwoStepActions
          confirming={confirming}
          onConfirming={setConfirming}
          ready={ready}
          pending={pending}
          onClose={onClose}
        >
          <Button pending={pending} onClick={() => void send()}>
            Grant {wanted}
          </Button>
        </TwoStepActions>
      }
    >
      {confirming ? (
        <div className="grid gap-3" aria-live="polite">
          <p className="display text-3xl tabular-nums">+{wanted}</p>
          <p className="font-semibold">{NAMES[bucket]}</p>
          <p className="text-sm text-ink-soft">
            Available immediately, and shown to the member as granted by the service. This cannot be
            undone.
          </p>
          <p className="text-sm">Reason: {reason}</p>
          <ErrorMessage>{errorMessage}</ErrorMessage>
        </div>
      ) : (
        <div className="grid gap-4">
          <Choice
            label="Credits"
            hint="A free credit pays for one message. Bought credits cannot be granted."
            value={bucket}
            options={giftBuckets.map((value) => ({ value, label: NAMES[value] }))}
            onValue={setBucket}
          />
          <TextField
            autoFocus
            label="Amount"
            hint={`Up to ${String(GIFT_MAX)}, and ${String(GIFTS_MAX)} in total within 24 hours.`}
            error={
              amount !== '' && !fits
                ? `Enter a whole number from 1 to ${String(GIFT_MAX)}.`
                : undefined
            }
            required={false}
            inputMode="numeric"
            autoComplete="off"
            value={amount}
            onValue={setAmount}
          />
          <TextField
            label="Reason"
            hint="Recorded in the access log; not shown to the member."
            maxLength={REASON_MAX_LENGTH}
            value={reason}
            onValue={setReason}
          />
        </div>
      )}
    </Dialog>
  );
}
