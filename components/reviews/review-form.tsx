'use client';

import { useTranslations } from 'next-intl';
import { useState } from 'react';
import { FormAlert } from '#components/accounts/form-alert.tsx';
import { useFaults } from '#components/accounts/use-faults.ts';
import { useHoldReload } from '#components/realtime/use-hold-reload.ts';
import { CountedText } from '#components/profile/own/counted-text.tsx';
import { lengthOf } from '#components/profile/own/own-draft.ts';
import { Button } from '#components/ui/button.tsx';
import { Field } from '#components/ui/field.tsx';
import { RadioGroup } from '#components/ui/radio-group.tsx';
import { ScriptForm } from '#components/ui/script-form.tsx';
import { Select } from '#components/ui/select.tsx';
import type { Locale } from '#lib/brands/schema.ts';
import { call } from '#lib/http/client/call.ts';
import { StarField } from './star-field.tsx';
import type { OwnReviewData, WrittenReview } from './types.ts';
import { REVIEW_MAX_LENGTH, REVIEW_MIN_LENGTH } from '#lib/reviews/limits.ts';

const FIELDS = ['text'] as const;

const LANGUAGE_NAMES: Readonly<Record<Locale, string>> = {
  it: 'Italiano',
  es: 'Español',
  fr: 'Français',
  en: 'English',
};

interface ReviewFormProps {
  names: OwnReviewData['names'];
  /** The review to change; null for the first one. */
  review: WrittenReview | null;
  language: Locale;
  languages: readonly Locale[];
  onSent: (reviewData: OwnReviewData) => void;
  /** Set if there is an existing review to leave unchanged. */
  onCancel?: () => void;
}

/** The fields of a review: stars, text, the displayed name, and the language. */
export function ReviewForm(props: ReviewFormProps) {
  const { names, review, languages, onSent, onCancel } = props;
  const t = useTranslations('reviews.own');
  const [stars, setStars] = useState(review?.stars ?? 0);
  const [text, setText] = useState(review?.text ?? '');
  const [nameKind, setNameKind] = useState(review?.nameKind ?? 'name');
  const [language, setLanguage] = useState(review?.language ?? props.language);
  const [starless, setStarless] = useState(false);
  const [pending, setPending] = useState(false);
  const faults = useFaults<'text'>(FIELDS);
  const length = lengthOf(text.trim());
  useHoldReload(text !== (review?.text ?? ''));

  const send = async (): Promise<void> => {
    faults.clear();
    setStarless(stars === 0);
    const fits = length >= REVIEW_MIN_LENGTH && length <= REVIEW_MAX_LENGTH;
    if (!fits) faults.setFaults({ text: 'review_length' });
    if (!fits || stars === 0) return;
    setPending(true);
    try {
      onSent(await call('PUT /api/users/review', { body: { stars, text, nameKind, language } }));
    } catch (error) {
      faults.take(error);
    } finally {
      setPending(false);
    }
  };

  return (
    <ScriptForm onSend={send} className="grid gap-6">
      <StarField
        value={stars}
        error={starless ? t('starsMissing') : undefined}
        onPick={(picked) => {
          setStars(picked);
          setStarless(false);
        }}
      />
      <CountedText
        name="text"
        label={t('text')}
        hint={t('hint', { reviewMin: REVIEW_MIN_LENGTH, reviewMax: REVIEW_MAX_LENGTH })}
        error={faults.say('text')}
        value={text}
        longest={REVIEW_MAX_LENGTH}
        placeholder=""
        count={t('left', { used: length, reviewMax: REVIEW_MAX_LENGTH })}
        onValue={(typed) => {
          setText(typed);
          if (faults.faults.text !== undefined) faults.clear();
        }}
      />
      <RadioGroup
        legend={t('name')}
        name="nameKind"
        options={(['name', 'initial'] as const).map((kind) => ({
          value: kind,
          label: names[kind],
        }))}
        value={nameKind}
        onPick={(kind) => {
          setNameKind(kind === 'initial' ? 'initial' : 'name');
        }}
      />
      <Field label={t('language')}>
        {(control) => (
          <Select
            {...control}
            name="language"
            value={language}
            options={languages.map((one) => ({ value: one, label: LANGUAGE_NAMES[one] }))}
            onChange={(event) => {
              setLanguage(languages.find((one) => one === event.target.value) ?? language);
            }}
          />
        )}
      </Field>
      {review?.state === 'approved' && <p className="text-sm text-ink-soft">{t('editNote')}</p>}
      <FormAlert>{faults.general}</FormAlert>
      <div className="flex flex-wrap gap-3">
        <Button type="submit" pending={pending}>
          {t(review === null ? 'send' : 'save')}
        </Button>
        {onCancel !== undefined && (
          <Button variant="secondary" onClick={onCancel}>
            {t('cancel')}
          </Button>
        )}
      </div>
    </ScriptForm>
  );
}
