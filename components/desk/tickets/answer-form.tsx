'use client';

import { useState } from 'react';
import { Button } from '#components/ui/button.tsx';
import { Field } from '#components/ui/field.tsx';
import { ScriptForm } from '#components/ui/script-form.tsx';
import { Textarea } from '#components/ui/textarea.tsx';
import type { Locale } from '#lib/brands/schema.ts';
import { deskCall } from '../desk-call.ts';
import { ConfirmButton } from '../confirm-button.tsx';
import { TextField } from '../text-field.tsx';
import { ErrorMessage } from '../error-message.tsx';
import { useMutation } from '../use-mutation.ts';
import { LANGUAGES } from './languages.ts';
import type { CannedAnswer } from './types.ts';
import { ANSWER_TITLE_MAX_LENGTH, TICKET_ANSWER_MAX_LENGTH } from '#lib/desk/limits.ts';

interface AnswerFormProps {
  brandId: string;
  locale: Locale;
  /** Omitted for a new one. */
  answer?: CannedAnswer;
  onEnd: () => void;
}

/** Creates a canned answer, edits it as a new version, or withdraws it. */
export function AnswerForm({ brandId, locale, answer, onEnd }: AnswerFormProps) {
  const [title, setTitle] = useState(answer?.title ?? '');
  const [text, setText] = useState(answer?.text ?? '');
  const { pending, errorMessage, run } = useMutation();
  const save = () =>
    run(async () => {
      const known = answer && { answerId: answer.answerId, version: answer.version };
      const body = { brandId, locale, title, text, ...known };
      await deskCall('POST /api/desk/careAnswers', { body });
      onEnd();
    });
  const retire = ({ answerId: id, version }: CannedAnswer) =>
    run(async () => {
      const key = 'POST /api/desk/careAnswers/{id}/retire';
      await deskCall(key, { params: { id }, body: { version } });
      onEnd();
    });
  return (
    <ScriptForm className="card grid gap-4 p-4" onSend={save}>
      <TextField
        label="Title"
        maxLength={ANSWER_TITLE_MAX_LENGTH}
        value={title}
        onValue={setTitle}
      />
      <Field label={`Text in ${LANGUAGES[locale]}`}>
        {(control) => (
          <Textarea
            {...control}
            lang={locale}
            rows={6}
            maxLength={TICKET_ANSWER_MAX_LENGTH}
            value={text}
            onChange={({ target }) => {
              setText(target.value);
            }}
          />
        )}
      </Field>
      <ErrorMessage>{errorMessage}</ErrorMessage>
      <div className="flex flex-wrap gap-2">
        <Button type="submit" size="sm" pending={pending}>
          Save
        </Button>
        <Button variant="quiet" size="sm" onClick={onEnd}>
          Cancel
        </Button>
        {answer && (
          <span className="ml-auto">
            <ConfirmButton
              label="Delete"
              confirmLabel={`Delete ${answer.title}`}
              pending={pending}
              onConfirm={() => void retire(answer)}
            />
          </span>
        )}
      </div>
    </ScriptForm>
  );
}
