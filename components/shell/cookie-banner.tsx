'use client';

import { useId, useState, type ReactNode } from 'react';
import { Button } from '#components/ui/button.tsx';
import { Checkbox } from '#components/ui/checkbox.tsx';

export interface CookiePurpose {
  id: string;
  label: string;
  text: string;
  /** What the service cannot work without: shown, and not to be switched off. */
  required?: boolean;
}

interface CookieBannerProps {
  purposes: readonly CookiePurpose[];
  /** What is allowed, by purpose. Nothing optional may run before this was called. */
  onDecide: (allowed: Readonly<Record<string, boolean>>) => void;
  labels: {
    title: string;
    text: ReactNode;
    accept: string;
    reject: string;
    choose: string;
    save: string;
  };
}

/** Accepting and refusing weigh the same: one press, one size, one colour. */
export function CookieBanner({ purposes, onDecide, labels }: CookieBannerProps) {
  const titleId = useId();
  const [choosing, setChoosing] = useState(false);
  const [allowed, setAllowed] = useState<Readonly<Record<string, boolean>>>({});
  const decide = (decision: (purpose: CookiePurpose) => boolean): void => {
    onDecide(
      Object.fromEntries(
        purposes.map((purpose) => [purpose.id, purpose.required === true || decision(purpose)]),
      ),
    );
  };
  return (
    <section
      aria-labelledby={titleId}
      data-state="open"
      className="motion-rise pb-safe fixed inset-x-0 bottom-0 z-40 max-h-[85dvh] overflow-y-auto bg-raised text-ink shadow-overlay desk:inset-x-auto desk:right-5 desk:bottom-5 desk:w-full desk:max-w-md desk:rounded-card"
    >
      <hr className="rule desk:hidden" />
      <div className="grid gap-3 p-5">
        <h2 id={titleId} className="display text-xl">
          {labels.title}
        </h2>
        <div className="text-sm text-ink-soft [&_a]:text-ink [&_a]:underline">{labels.text}</div>
        {choosing &&
          purposes.map((purpose) => (
            <Checkbox
              key={purpose.id}
              id={`${titleId}-${purpose.id}`}
              label={<strong>{purpose.label}</strong>}
              hint={purpose.text}
              checked={purpose.required === true || allowed[purpose.id] === true}
              disabled={purpose.required === true}
              onChange={(event) => {
                setAllowed({ ...allowed, [purpose.id]: event.target.checked });
              }}
            />
          ))}
        <div className="grid grid-cols-2 gap-2.5">
          <Button
            size="sm"
            className="px-2"
            onClick={() => {
              decide(() => false);
            }}
          >
            {labels.reject}
          </Button>
          <Button
            size="sm"
            className="px-2"
            onClick={() => {
              decide(() => true);
            }}
          >
            {labels.accept}
          </Button>
          <Button
            variant="secondary"
            size="sm"
            className="col-span-2"
            aria-expanded={choosing}
            onClick={() => {
              if (choosing) decide((purpose) => allowed[purpose.id] === true);
              else setChoosing(true);
            }}
          >
            {choosing ? labels.save : labels.choose}
          </Button>
        </div>
      </div>
    </section>
  );
}
