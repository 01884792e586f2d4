'use client';

import Link from 'next/link';
import { useRouter, useSearchParams } from 'next/navigation';
import { useState } from 'react';
import useSWR from 'swr';
import { Button } from '#components/ui/button.tsx';
import { Select } from '#components/ui/select.tsx';
import { Skeleton } from '#components/ui/skeleton.tsx';
import type { Locale } from '#lib/brands/schema.ts';
import { PLACES } from '#lib/desk/plain/fill-answer.ts';
import { deskCall, type DeskAnswer } from '../desk-call.ts';
import { LoadError } from '../error-message.tsx';
import { PageHeader } from '../page-header.tsx';
import { deskError } from '../desk-errors.ts';
import { AnswerForm } from './answer-form.tsx';
import { LANGUAGES } from './languages.ts';
import type { CannedAnswer } from './types.ts';

interface CannedAnswersViewProps {
  brands: readonly {
    id: string;
    name: string;
    locales: readonly Locale[];
    /** Languages in which the brand addresses members formally, as with vous. */
    formal: readonly string[];
  }[];
}

/** The canned answers of customer care by brand and language, since each brand has its own voice. */
export function CannedAnswersView({ brands }: CannedAnswersViewProps) {
  const router = useRouter();
  const search = useSearchParams();
  const [editing, setEditing] = useState<CannedAnswer | 'new' | null>(null);
  const brand = brands.find(({ id }) => id === search.get('brand')) ?? brands[0];
  const locale =
    brand?.locales.find((one) => one === search.get('language')) ?? brand?.locales[0] ?? 'en';
  const brandId = brand?.id ?? '';
  const { data, error, mutate } = useSWR<DeskAnswer<'GET /api/desk/careAnswers'>, unknown>(
    ['desk-care-answers', brandId, locale],
    () => deskCall('GET /api/desk/careAnswers', { query: { brand: brandId, language: locale } }),
  );
  const go = (id: string, language: string): void => {
    setEditing(null);
    router.push(`/tickets/answers?${new URLSearchParams({ brand: id, language }).toString()}`);
  };
  const end = (): void => {
    setEditing(null);
    void mutate();
  };
  const voice = brand?.formal.includes(locale) === true ? 'formal' : 'informal';
  return (
    <>
      <PageHeader
        title="Canned replies"
        aside={
          <Link prefetch={false} href="/tickets" className="text-sm underline underline-offset-2">
            Back to tickets
          </Link>
        }
      >
        {PLACES.map((place) => `{${place}}`).join(', ')} are replaced when a reply is inserted, in
        the language of the ticket. What is unknown stays visible and must be filled in before
        sending. All versions are stored.
      </PageHeader>
      <div className="mt-5 flex max-w-xl flex-wrap gap-3">
        <label className="grid flex-1 gap-1 text-sm font-medium">
          Brand
          <Select
            value={brandId}
            options={brands.map(({ id, name }) => ({ value: id, label: name }))}
            onChange={({ target }) => {
              go(target.value, locale);
            }}
          />
        </label>
        <label className="grid flex-1 gap-1 text-sm font-medium">
          Language
          <Select
            value={locale}
            options={(brand?.locales ?? []).map((one) => ({ value: one, label: LANGUAGES[one] }))}
            onChange={({ target }) => {
              go(brandId, target.value);
            }}
          />
        </label>
      </div>
      <p className="mt-3 text-sm text-ink-soft">
        {brand?.name}, {LANGUAGES[locale]}: {voice} tone.
      </p>
      {data === undefined ? (
        error === undefined ? (
          <div aria-busy="true" className="mt-5 grid max-w-3xl gap-3">
            <Skeleton className="block h-24" />
            <Skeleton className="block h-24" />
          </div>
        ) : (
          <LoadError errorMessage={deskError(error)} again={() => void mutate()} />
        )
      ) : (
        <ul className="mt-5 max-w-3xl divide-y divide-line border-y border-line">
          {data.answers.length === 0 && (
            <li className="py-5 text-sm text-ink-soft">No canned replies in this language.</li>
          )}
          {data.answers.map((answer) => (
            <li key={answer.answerId} className="py-3">
              {editing === answer ? (
                <AnswerForm brandId={brandId} locale={locale} answer={answer} onEnd={end} />
              ) : (
                <div className="flex items-start gap-4">
                  <div className="min-w-0 flex-1">
                    <h2 className="text-sm font-semibold">{answer.title}</h2>
                    <p
                      lang={locale}
                      className="mt-1 text-sm wrap-anywhere whitespace-pre-line text-ink-soft"
                    >
                      {answer.text}
                    </p>
                  </div>
                  <Button
                    variant="quiet"
                    size="sm"
                    aria-label={`Edit ${answer.title}`}
                    onClick={() => {
                      setEditing(answer);
                    }}
                  >
                    Edit
                  </Button>
                </div>
              )}
            </li>
          ))}
        </ul>
      )}
      <div className="mt-5 max-w-3xl">
        {editing === 'new' ? (
          <AnswerForm key={`${brandId}-${locale}`} brandId={brandId} locale={locale} onEnd={end} />
        ) : (
          <Button
            variant="secondary"
            size="sm"
            onClick={() => {
              setEditing('new');
            }}
          >
            New reply
          </Button>
        )}
      </div>
    </>
  );
}
