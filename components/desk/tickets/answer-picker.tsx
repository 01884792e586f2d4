'use client';

import useSWR from 'swr';
import { Select } from '#components/ui/select.tsx';
import type { Locale } from '#lib/brands/schema.ts';
import { deskCall } from '../desk-call.ts';

interface AnswerPickerProps {
  brandId: string;
  locale: Locale;
  onPick: (text: string) => void;
}

/** Inserts a canned answer in the member's language and the brand's voice. */
export function AnswerPicker({ brandId, locale, onPick }: AnswerPickerProps) {
  const { data } = useSWR(['desk-care-answers', brandId, locale], () =>
    deskCall('GET /api/desk/careAnswers', { query: { brand: brandId, language: locale } }),
  );
  const answers = data?.answers ?? [];
  if (answers.length === 0) return null;
  return (
    <div className="w-full sm:w-64">
      <Select
        aria-label="Insert canned reply"
        className="min-h-11 text-sm"
        value=""
        options={[
          { value: '', label: 'Insert canned reply…' },
          ...answers.map(({ answerId, title }) => ({ value: answerId, label: title })),
        ]}
        onChange={({ target }) => {
          const chosen = answers.find(({ answerId }) => answerId === target.value);
          if (chosen) onPick(chosen.text);
        }}
      />
    </div>
  );
}
