'use client';

import { useState } from 'react';
import { Field } from '#components/ui/field.tsx';
import { Textarea } from '#components/ui/textarea.tsx';
import { reportReasons, textReasons } from '#lib/review-queue/reasons.ts';
import { DETAILS_MAX_LENGTH } from '#lib/desk/limits.ts';
import { Choice } from '../choice.tsx';
import { deskCall } from '../desk-call.ts';
import { ReasonDialog } from '../payment-blocks/reason-dialog.tsx';
import { reasonName } from '../queue/queue-item.ts';
import { MEASURES, PURPOSE, type Measure } from './names.ts';

interface DecideGroupProps {
  trackerIds: readonly string[];
  onClose: () => void;
  onDone: () => void;
}

const measures = Object.keys(MEASURES) as readonly Measure[];
const named = <Reason extends string>(reasons: readonly Reason[]) =>
  reasons.map((value) => ({ value, label: reasonName(value) }));

const HAPPENS: Readonly<Record<Measure, string>> = {
  block: 'Each account is closed and logged out, and its renewal ends.',
  warning: 'Each member is warned by email and on their pages. Nothing is restricted.',
  text: 'The texts of each profile are hidden until their author rewrites them.',
  none: 'Nothing changes, and these accounts are no longer shown together.',
};

/** One decision about several accounts: what happens, its reason for the members, and why for the staff. */
export function DecideGroup({ trackerIds, onClose, onDone }: DecideGroupProps) {
  const [measure, setMeasure] = useState<Measure | null>(null);
  const [reason, setReason] = useState<(typeof reportReasons)[number] | null>(null);
  const [textReason, setTextReason] = useState<(typeof textReasons)[number] | null>(null);
  const [details, setDetails] = useState('');
  const verdictOf = () => {
    if (measure === 'none') return trackerIds.length > 1 ? { measure } : null;
    if (measure === 'text') return textReason && { measure, reason: textReason, details };
    return measure && reason && { measure, reason, details };
  };
  const verdict = verdictOf();
  const send = async (note: string): Promise<void> => {
    if (verdict === null) return;
    const body = { trackerIds: [...trackerIds], verdict, note };
    await deskCall('POST /api/desk/lookAlikes/decide', { body, purpose: PURPOSE });
    onDone();
  };
  return (
    <ReasonDialog
      title={`Decide about ${String(trackerIds.length)} accounts`}
      action={measure === null ? 'Decide' : MEASURES[measure]}
      harmless={measure === 'none'}
      hint="For the staff; recorded with the decision and in the access log."
      startsAbove
      complete={verdict !== null}
      onSend={send}
      onClose={onClose}
    >
      <Choice
        autoFocus
        label="Decision"
        placeholder="Select a decision"
        value={measure}
        options={measures.map((value) => ({ value, label: MEASURES[value] }))}
        onValue={setMeasure}
      />
      {measure !== null && (
        <p className="text-sm text-ink-soft">
          {HAPPENS[measure]}
          {measure !== 'none' && ' Every member receives the reason and how to object.'}
        </p>
      )}
      {measure === 'text' && (
        <Choice
          label="Reason for the members"
          placeholder="Select a reason"
          value={textReason}
          options={named(textReasons)}
          onValue={setTextReason}
        />
      )}
      {(measure === 'block' || measure === 'warning') && (
        <Choice
          label="Reason for the members"
          placeholder="Select a reason"
          value={reason}
          options={named(reportReasons)}
          onValue={setReason}
        />
      )}
      {measure !== null && measure !== 'none' && (
        <Field label="Details" note="optional" hint="Sent to each member with the reason.">
          {(control) => (
            <Textarea
              {...control}
              rows={3}
              maxLength={DETAILS_MAX_LENGTH}
              value={details}
              onChange={({ target }) => {
                setDetails(target.value);
              }}
            />
          )}
        </Field>
      )}
    </ReasonDialog>
  );
}
