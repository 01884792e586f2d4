'use client';

import { useTranslations } from 'next-intl';
import { useState } from 'react';
import { useHoldReload } from '#components/realtime/use-hold-reload.ts';
import { useRequest } from '#components/requests/use-request.ts';
import { InlineSubmit } from '#components/profile/security/inline-submit.tsx';
import { Field } from '#components/ui/field.tsx';
import { ScriptForm } from '#components/ui/script-form.tsx';
import { Textarea } from '#components/ui/textarea.tsx';
import { showToast } from '#components/ui/toast.tsx';
import { call } from '#lib/http/client/call.ts';
import type { Contracts } from '#lib/http/contracts.ts';
import type { AnswerOf } from '#lib/wire/endpoint.ts';
import { CARE_FORM_MAX_LENGTH } from '#lib/care/limits.ts';
import { AttachFiles } from './attach-files.tsx';
import { uploadCareFile } from './care-file.ts';
import { useCareFiles } from './use-care-files.ts';

interface TicketReplyFormProps {
  reference: string;
  closed: boolean;
  onTicket: (ticket: AnswerOf<Contracts['POST /api/users/tickets/{reference}']>) => void;
}

/** The form for the member's next message in a ticket. */
export function TicketReplyForm({ reference, closed, onTicket }: TicketReplyFormProps) {
  const t = useTranslations('care.tickets');
  const [text, setText] = useState('');
  const [empty, setEmpty] = useState(false);
  const { pending, run } = useRequest();
  const attached = useCareFiles(uploadCareFile);
  const isUploading = attached.uploading.length > 0;
  useHoldReload(text !== '' || attached.files.length > 0 || isUploading);
  const send = async (): Promise<void> => {
    const said = text.trim();
    setEmpty(said === '');
    if (said === '' || isUploading) return;
    await run(async () => {
      const key = 'POST /api/users/tickets/{reference}';
      const files = attached.files.map(({ id }) => id);
      onTicket(await call(key, { params: { reference }, body: { text: said, files } }));
      setText('');
      attached.clear();
      showToast('success', { title: t('sent') });
    });
  };
  return (
    <ScriptForm className="mt-8 grid max-w-[40rem] gap-3" onSend={send}>
      {closed && <p className="text-ink-soft">{t('reopens')}</p>}
      <Field label={t('reply')} hint={t('replyHint')} error={empty ? t('missing') : undefined}>
        {(control) => (
          <Textarea
            {...control}
            name="reply"
            rows={4}
            maxLength={CARE_FORM_MAX_LENGTH}
            value={text}
            onChange={({ target }) => {
              setText(target.value);
              setEmpty(false);
            }}
          />
        )}
      </Field>
      <AttachFiles attached={attached} />
      <InlineSubmit pending={pending || isUploading}>{t('send')}</InlineSubmit>
    </ScriptForm>
  );
}
