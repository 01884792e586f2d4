'use client';

import { useState } from 'react';
import { Button } from '#components/ui/button.tsx';
import { ScriptForm } from '#components/ui/script-form.tsx';
import { deskCall } from '../desk-call.ts';
import { conversationMessages } from '../conversations/faults.ts';
import { Choice } from '../choice.tsx';
import { TextAreaField } from '../text-area-field.tsx';
import { TextField } from '../text-field.tsx';
import { ErrorMessage } from '../error-message.tsx';
import { ANSWER_MAX_LENGTH } from '#lib/hosted/limits.ts';
import { ANSWER_TITLE_MAX_LENGTH } from '#lib/desk/limits.ts';

export const LANGUAGES = [
  { value: 'it', label: 'Italian' },
  { value: 'es', label: 'Spanish' },
  { value: 'fr', label: 'French' },
  { value: 'en', label: 'English' },
] as const;
export type Language = (typeof LANGUAGES)[number]['value'];

export interface Canned {
  id: string | null;
  brandId: string | null;
  profileId: string | null;
  locale: Language;
  title: string;
  body: string;
}

interface CannedFormProps {
  begun: Canned;
  brands: readonly { id: string; name: string }[];
  /** Whether the operator may write answers for all brands. */
  ofAll: boolean;
  onDone: (locale: Language) => void;
}

/** The form that creates or edits a canned answer. */
export function CannedForm({ begun, brands, ofAll, onDone }: CannedFormProps) {
  const [answer, setAnswer] = useState(begun);
  const [errorMessage, setErrorMessage] = useState<string | null>(null);
  const [pending, setPending] = useState(false);
  const change = (part: Partial<Canned>) => {
    setAnswer((before) => ({ ...before, ...part }));
  };
  const send = async () => {
    setPending(true);
    setErrorMessage(null);
    try {
      const { id, ...body } = answer;
      if (id === null) await deskCall('POST /api/desk/canned', { body });
      else await deskCall('POST /api/desk/canned/{id}', { params: { id }, body });
      onDone(answer.locale);
    } catch (error) {
      setErrorMessage(conversationMessages(error));
    } finally {
      setPending(false);
    }
  };
  return (
    <ScriptForm className="grid gap-4" onSend={send}>
      <TextField
        label="Title"
        maxLength={ANSWER_TITLE_MAX_LENGTH}
        hint="Shown in the list of replies."
        value={answer.title}
        onValue={(title) => {
          change({ title });
        }}
      />
      <TextAreaField
        label="Text"
        most={ANSWER_MAX_LENGTH}
        rows={4}
        hint="{name} is replaced with the hosted profile’s name."
        value={answer.body}
        onValue={(body) => {
          change({ body });
        }}
      />
      <div className="grid gap-4 sm:grid-cols-2">
        <Choice
          label="Language"
          value={answer.locale}
          options={LANGUAGES}
          onValue={(locale) => {
            change({ locale });
          }}
        />
        <Choice
          label="Brand"
          value={answer.brandId ?? ''}
          options={[
            ...(ofAll ? [{ value: '', label: 'All brands' }] : []),
            ...brands.map(({ id, name }) => ({ value: id, label: name })),
          ]}
          onValue={(brandId) => {
            change({ brandId: brandId === '' ? null : brandId });
          }}
        />
      </div>
      <TextField
        label="Hosted profile ID"
        maxLength={40}
        hint="Limits the reply to one profile; empty for all."
        value={answer.profileId ?? ''}
        onValue={(profileId) => {
          change({ profileId: profileId.trim() === '' ? null : profileId.trim() });
        }}
      />
      <ErrorMessage>{errorMessage}</ErrorMessage>
      <Button type="submit" pending={pending}>
        Save
      </Button>
    </ScriptForm>
  );
}
