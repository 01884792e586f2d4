'use client';

import { useTranslations } from 'next-intl';
import { useState } from 'react';
import { useHoldReload } from '#components/realtime/use-hold-reload.ts';
import { InlineSubmit } from '#components/profile/security/inline-submit.tsx';
import { useRequest } from '#components/requests/use-request.ts';
import { Field } from '#components/ui/field.tsx';
import { RadioGroup } from '#components/ui/radio-group.tsx';
import { ScriptForm } from '#components/ui/script-form.tsx';
import { Textarea } from '#components/ui/textarea.tsx';
import { showToast } from '#components/ui/toast.tsx';
import { RATING_COMMENT_MAX_LENGTH } from '#lib/care/limits.ts';
import { call } from '#lib/http/client/call.ts';
import type { Contracts } from '#lib/http/contracts.ts';
import type { AnswerOf } from '#lib/wire/endpoint.ts';

const KEY = 'POST /api/users/tickets/{reference}/rating';
type Ticket = AnswerOf<Contracts[typeof KEY]>;
type Rating = NonNullable<Ticket['rating']>;

interface TicketRatingProps {
  reference: string;
  rating: Rating | null;
  /** The reason that is stored with the rating; empty for none. */
  comment: string;
  onTicket: (ticket: Ticket) => void;
}

/** Asks whether the answers helped, and after a choice for a reason; both can be changed later. */
export function TicketRating({ reference, rating, onTicket, ...given }: TicketRatingProps) {
  const t = useTranslations('care.tickets.rating');
  const [chosen, setChosen] = useState<Rating | ''>(rating ?? '');
  const [comment, setComment] = useState(given.comment);
  const { pending, run } = useRequest();
  useHoldReload(comment !== given.comment);
  const send = async (): Promise<void> => {
    if (chosen === '') return;
    await run(async () => {
      const body = { rating: chosen, comment: comment.trim() };
      onTicket(await call(KEY, { params: { reference }, body }));
      showToast('success', { title: t('thanks') });
    });
  };
  return (
    <ScriptForm className="mt-10 grid max-w-[40rem] gap-3 border-t border-line pt-6" onSend={send}>
      <RadioGroup
        legend={t('question')}
        name="rating"
        value={chosen}
        options={[
          { value: 'good', label: t('good') },
          { value: 'bad', label: t('bad') },
        ]}
        onPick={(value) => {
          setChosen(value === 'good' ? 'good' : 'bad');
        }}
      />
      {chosen !== '' && (
        <>
          <Field label={t('comment')}>
            {(control) => (
              <Textarea
                {...control}
                name="rating-comment"
                rows={3}
                maxLength={RATING_COMMENT_MAX_LENGTH}
                value={comment}
                onChange={({ target }) => {
                  setComment(target.value);
                }}
              />
            )}
          </Field>
          <InlineSubmit pending={pending}>{t('send')}</InlineSubmit>
        </>
      )}
    </ScriptForm>
  );
}
