'use client';

import { useTranslations } from 'next-intl';
import { useState } from 'react';
import { useHoldReload } from '#components/realtime/use-hold-reload.ts';
import { useRequest } from '#components/requests/use-request.ts';
import { InlineSubmit } from '#components/profile/security/inline-submit.tsx';
import { Field } from '#components/ui/field.tsx';
import { ScriptForm } from '#components/ui/script-form.tsx';
import { Textarea } from '#components/ui/textarea.tsx';
import { call } from '#lib/http/client/call.ts';
import type { OwnReviewData } from './types.ts';
import { APPEAL_MAX_LENGTH } from '#lib/media/limits.ts';

interface ReviewAppealProps {
  appeal: 'open' | 'waiting' | 'denied';
  onReviewChange: (reviewData: OwnReviewData) => void;
}

/** The author's only appeal against a refusal, and its result. */
export function ReviewAppeal({ appeal, onReviewChange }: ReviewAppealProps) {
  const t = useTranslations('reviews.own');
  const [text, setText] = useState('');
  const [empty, setEmpty] = useState(false);
  const { pending, run } = useRequest();
  useHoldReload(text !== '' && appeal === 'open');
  if (appeal !== 'open') {
    return (
      <p role="status" className="text-ink-soft">
        {t(appeal === 'waiting' ? 'appealWaiting' : 'appealDenied')}
      </p>
    );
  }
  const send = async (): Promise<void> => {
    const said = text.trim();
    setEmpty(said === '');
    if (said === '') return;
    await run(async () => {
      onReviewChange(await call('POST /api/users/review/appeal', { body: { text: said } }));
    });
  };
  return (
    <ScriptForm className="grid gap-3" onSend={send}>
      <Field
        label={t('appeal')}
        hint={t('appealHint')}
        error={empty ? t('appealMissing') : undefined}
      >
        {(control) => (
          <Textarea
            {...control}
            name="appeal"
            rows={3}
            maxLength={APPEAL_MAX_LENGTH}
            value={text}
            onChange={(event) => {
              setText(event.target.value);
              setEmpty(false);
            }}
          />
        )}
      </Field>
      <InlineSubmit pending={pending}>{t('appealSend')}</InlineSubmit>
    </ScriptForm>
  );
}
