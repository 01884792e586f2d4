'use client';

import { clsx } from 'clsx';
import { Star } from 'lucide-react';
import { useTranslations } from 'next-intl';
import { useId } from 'react';
import { FieldError } from '#components/ui/field.tsx';

const PLACES = [1, 2, 3, 4, 5] as const;

interface StarFieldProps {
  value: number;
  error: string | undefined;
  onPick: (stars: number) => void;
}

/** One to five stars as five radio buttons: the arrow keys move between them, each is labelled with its rating. */
export function StarField({ value, error, onPick }: StarFieldProps) {
  const t = useTranslations('reviews.own');
  const id = useId();
  return (
    <fieldset
      className="grid min-w-0 gap-1.5"
      aria-describedby={error === undefined ? undefined : `${id}-error`}
    >
      <legend className="mb-1.5 font-ui font-semibold">{t('stars')}</legend>
      <div className="-ml-2.5 flex">
        {PLACES.map((stars) => (
          <label
            key={stars}
            className="relative grid size-12 place-items-center rounded-field has-focus-visible:outline-3 has-focus-visible:outline-focus"
          >
            <input
              type="radio"
              name="stars"
              value={stars}
              checked={value === stars}
              aria-label={t('starOption', { stars })}
              aria-invalid={error !== undefined || undefined}
              onChange={() => {
                onPick(stars);
              }}
              className="absolute inset-0 cursor-pointer opacity-0"
            />
            <Star
              aria-hidden="true"
              strokeWidth={1.75}
              className={clsx('size-7 text-accent-ink', stars <= value && 'fill-current')}
            />
          </label>
        ))}
      </div>
      {error !== undefined && <FieldError id={`${id}-error`}>{error}</FieldError>}
    </fieldset>
  );
}
