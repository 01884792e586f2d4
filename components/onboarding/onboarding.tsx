'use client';

import { ArrowLeft } from 'lucide-react';
import { useTranslations } from 'next-intl';
import { useEffect, useRef } from 'react';
import { FormAlert } from '#components/accounts/form-alert.tsx';
import { PhotoManager } from '#components/profile/photos/photo-manager.tsx';
import { Button } from '#components/ui/button.tsx';
import { ScriptForm } from '#components/ui/script-form.tsx';
import { SubmitButton } from '#components/ui/submit-button.tsx';
import type { OnboardingStep } from '#lib/db/generated/enums.ts';
import type { Answers } from './answers.ts';
import { StepFields } from './step-fields.tsx';
import { StepProgress } from './step-progress.tsx';
import { STEPS } from './steps.ts';
import { useOnboarding } from './use-onboarding.ts';

interface OnboardingProps {
  trackerId: string;
  firstStep: OnboardingStep;
  saved: Answers;
  /** The member's first page: after the last step, and for leaving at any time. */
  onwardHref: string;
}

/** The steps after the signup, one at a time. Leaving keeps the open step for the next visit. */
export function Onboarding({ trackerId, firstStep, saved, onwardHref }: OnboardingProps) {
  const t = useTranslations('onboarding');
  const { step, pending, ...steps } = useOnboarding({
    trackerId,
    firstStep,
    saved,
    onEnd: () => {
      window.location.assign(onwardHref);
    },
  });
  const heading = useRef<HTMLHeadingElement>(null);
  const shown = useRef(step);
  useEffect(() => {
    if (shown.current === step) return;
    shown.current = step;
    heading.current?.focus();
    window.scrollTo({ top: 0 });
  }, [step]);
  const last = step === STEPS.at(-1);
  return (
    <main className="mx-auto grid min-h-[80dvh] w-full max-w-xl content-start gap-6 px-(--gutter) pt-4 pb-12">
      <div className="flex min-h-11 items-center justify-between gap-4">
        {step === STEPS[0] ? (
          <span />
        ) : (
          <Button
            variant="quiet"
            size="sm"
            className="-ml-3"
            pending={pending === 'back'}
            onClick={() => {
              void steps.back();
            }}
          >
            <ArrowLeft aria-hidden="true" strokeWidth={1.75} />
            {t('back')}
          </Button>
        )}
        <a
          href={onwardHref}
          className="inline-flex min-h-11 items-center text-ink-soft underline underline-offset-4"
        >
          {t('leave')}
        </a>
      </div>
      <StepProgress step={step} />
      <header className="grid gap-1.5">
        <h1 ref={heading} tabIndex={-1} className="display text-3xl outline-none">
          {t(`${step}.title`)}
        </h1>
        <p className="text-ink-soft">{t(`${step}.text`)}</p>
      </header>
      {/* Outside the form: its dialogs contain forms of their own. */}
      {step === 'photo' && <PhotoManager trackerId={trackerId} />}
      <ScriptForm className="grid gap-6" onSend={steps.next} onBlur={steps.leave}>
        {step !== 'photo' && (
          <StepFields
            step={step}
            answers={steps.answers}
            onChange={steps.change}
            say={steps.say}
            fault={steps.fault}
          />
        )}
        <FormAlert>{steps.general}</FormAlert>
        <div className="grid gap-2.5">
          <SubmitButton pending={pending === 'next'}>{t(last ? 'finish' : 'next')}</SubmitButton>
          <Button
            variant="quiet"
            wide
            pending={pending === 'skip'}
            onClick={() => {
              void steps.skip();
            }}
          >
            {t('skip')}
          </Button>
        </div>
      </ScriptForm>
    </main>
  );
}
