'use client';

import { useTranslations } from 'next-intl';
import { useId } from 'react';
import { FormAlert } from '#components/accounts/form-alert.tsx';
import { useErrorMessages } from '#components/requests/use-error-messages.ts';
import { Button } from '#components/ui/button.tsx';
import { Checkbox } from '#components/ui/checkbox.tsx';
import { Field } from '#components/ui/field.tsx';
import { Panel } from '#components/ui/panel.tsx';
import { RadioGroup } from '#components/ui/radio-group.tsx';
import { ScriptForm } from '#components/ui/script-form.tsx';
import { Textarea } from '#components/ui/textarea.tsx';
import type { ReportSurface } from '#lib/db/generated/enums.ts';
import { reportReasons } from '#lib/review-queue/reasons.ts';
import { rememberBlock } from './blocked-memory.ts';
import type { SafetyPeer } from './types.ts';
import { useReport } from './use-report.ts';
import { REPORT_MAX_LENGTH } from '#lib/moderation/limits.ts';

interface ReportDialogProps {
  peer: SafetyPeer;
  surface: ReportSurface;
  /** Number of the message, if one is reported. */
  seq?: number;
  onClose: () => void;
  onBlocked?: (() => void) | undefined;
}

/** Reports a profile: a reason, optional text, and the block that most reporters want with it. */
export function ReportDialog({ peer, surface, seq, onClose, onBlocked }: ReportDialogProps) {
  const t = useTranslations('safety.report');
  const errors = useErrorMessages();
  const tSafety = useTranslations('safety');
  const id = useId();
  const { draft, missing, state, fault, change, send } = useReport(peer, { surface, seq });
  const name = peer.screenName;
  const done = state === 'done';
  const close = (): void => {
    if (state === 'pending') return;
    onClose();
    if (!done || !draft.block) return;
    rememberBlock(peer.angelId, true);
    onBlocked?.();
  };
  return (
    <Panel
      open
      onOpenChange={close}
      title={t(done ? 'doneTitle' : 'title', { name })}
      closeLabel={tSafety('close')}
      footer={
        done ? (
          <Button wide onClick={close}>
            {tSafety('close')}
          </Button>
        ) : (
          <Button type="submit" form={id} wide pending={state === 'pending'}>
            {t('send')}
          </Button>
        )
      }
    >
      {done ? (
        <div role="status" className="grid gap-2 text-ink-soft">
          <p>{t('doneText')}</p>
          {draft.block && <p>{t('doneBlocked', { name })}</p>}
        </div>
      ) : (
        <ScriptForm id={id} onSend={send}>
          <p className="text-ink-soft">{t('text', { name })}</p>
          <RadioGroup
            legend={t('legend')}
            name="reason"
            layout="column"
            options={reportReasons.map((value) => ({ value, label: t(`reasons.${value}`) }))}
            value={draft.reason ?? ''}
            onPick={(value) => {
              change({ reason: reportReasons.find((reason) => reason === value) });
            }}
            error={missing === 'reason' ? t('pick') : undefined}
          />
          <Field
            label={t('details')}
            hint={
              surface === 'chat' || surface === 'message' || surface === 'call'
                ? t(surface, { name })
                : t('optional')
            }
            error={missing === 'details' ? errors('report_details_missing') : undefined}
          >
            {(control) => (
              <Textarea
                {...control}
                maxLength={REPORT_MAX_LENGTH}
                value={draft.details}
                onChange={(event) => {
                  change({ details: event.target.value });
                }}
              />
            )}
          </Field>
          <Checkbox
            id={`${id}-block`}
            label={t('block', { name })}
            hint={t('blockHint')}
            checked={draft.block}
            onChange={(event) => {
              change({ block: event.target.checked });
            }}
          />
          <FormAlert>{fault}</FormAlert>
        </ScriptForm>
      )}
    </Panel>
  );
}
