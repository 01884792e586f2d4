'use client';

import { useTranslations } from 'next-intl';
import { useState } from 'react';
import { useHoldReload } from '#components/realtime/use-hold-reload.ts';
import { Button } from '#components/ui/button.tsx';
import { Field } from '#components/ui/field.tsx';
import { ScriptForm } from '#components/ui/script-form.tsx';
import { Textarea } from '#components/ui/textarea.tsx';
import type { OwnPhoto } from './types.ts';
import { APPEAL_DAYS, APPEAL_MAX_LENGTH } from '#lib/media/limits.ts';

interface AppealFormProps {
  photo: Pick<OwnPhoto, 'reason' | 'appeal'>;
  /** It is a recording. */
  isVoice?: boolean;
  onSend: (text: string) => Promise<boolean>;
}

/** Why a photo or a recording was refused, and the form for its owner's only appeal. */
export function AppealForm({ photo, isVoice = false, onSend }: AppealFormProps) {
  const t = useTranslations('photos');
  const [text, setText] = useState('');
  const [empty, setEmpty] = useState(false);
  const [pending, setPending] = useState(false);
  const { reason, appeal } = photo;
  const copy = isVoice ? 'voiceAppeal' : 'appeal';
  useHoldReload(text !== '' && appeal === 'open');
  const send = async (): Promise<void> => {
    setEmpty(text.trim() === '');
    if (text.trim() === '') return;
    setPending(true);
    await onSend(text.trim());
    setPending(false);
  };
  return (
    <div className="grid gap-3">
      {reason !== null && (
        <p>{t(`${isVoice ? 'voiceReasons' : 'reasons'}.${reason}` as 'reasons.nudity')}</p>
      )}
      {appeal === 'open' ? (
        <ScriptForm className="grid gap-3" onSend={send}>
          <Field
            label={t('appeal.label')}
            hint={t(`${copy}.hint`, { appealDays: APPEAL_DAYS })}
            error={empty ? t('appeal.empty') : undefined}
          >
            {(control) => (
              <Textarea
                {...control}
                rows={2}
                maxLength={APPEAL_MAX_LENGTH}
                value={text}
                onChange={(event) => {
                  setText(event.target.value);
                  setEmpty(false);
                }}
              />
            )}
          </Field>
          <Button type="submit" variant="secondary" pending={pending}>
            {t('appeal.send')}
          </Button>
        </ScriptForm>
      ) : (
        appeal !== null && (
          <p role="status" className="text-ink-soft">
            {t(`${copy}.${appeal}`)}
          </p>
        )
      )}
    </div>
  );
}
