'use client';

import { useState, type FocusEvent } from 'react';
import { focusFirstFault } from '#components/accounts/focus-first-fault.ts';
import { leftField } from '#components/accounts/left-field.ts';
import { useFaults } from '#components/accounts/use-faults.ts';
import type { OnboardingStep } from '#lib/db/generated/enums.ts';
import { call } from '#lib/http/client/call.ts';
import { changeOf, checkAnswers, FIELD_OF, type Answers } from './answers.ts';
import { stepBeside } from './steps.ts';

const FIELDS = ['username', 'datingIntent', 'interests', 'profilePrompts'] as const;

interface OnboardingOf {
  readonly trackerId: string;
  readonly firstStep: OnboardingStep;
  readonly saved: Answers;
  /** After the last step. */
  readonly onEnd: () => void;
}

/** The open step, its answer, and the moves between steps; the server stores each of them. */
export function useOnboarding({ trackerId, firstStep, saved: before, onEnd }: OnboardingOf) {
  const [step, setStep] = useState(firstStep);
  const [saved, setSaved] = useState(before);
  const [answers, setAnswers] = useState(before);
  const [pending, setPending] = useState<'next' | 'skip' | 'back'>();
  const faults = useFaults<(typeof FIELDS)[number]>(FIELDS);

  const moveTo = async (next: OnboardingStep | null): Promise<void> => {
    await call('POST /api/users/onboarding', { body: { step: next } });
    if (next === null) onEnd();
    else setStep(next);
  };

  const during = async (work: 'next' | 'skip' | 'back', run: () => Promise<void>) => {
    if (pending !== undefined) return;
    faults.clear();
    setPending(work);
    try {
      await run();
    } catch (error) {
      faults.take(error);
    } finally {
      setPending(undefined);
    }
  };

  const next = async (form: HTMLFormElement): Promise<void> => {
    const found = checkAnswers(step, answers);
    if (Object.keys(found).length > 0) {
      faults.setFaults(found);
      focusFirstFault(form);
      return;
    }
    await during('next', async () => {
      const body = changeOf(step, answers, saved);
      if (body !== undefined) {
        await call('PUT /api/users/{trackerId}', { params: { trackerId }, body });
        setSaved({ ...saved, ...body });
      }
      await moveTo(stepBeside(step, 1));
    });
  };
  /** The step's unsaved answer is dropped. */
  const leaveStep = (by: 1 | -1) =>
    during(by === 1 ? 'skip' : 'back', async () => {
      await moveTo(stepBeside(step, by));
      setAnswers(saved);
    });

  const change = (part: Partial<Answers>): void => {
    setAnswers({ ...answers, ...part });
    faults.forget(Object.keys(part));
  };
  const leave = (event: FocusEvent): void => {
    faults.noteLeft(leftField(event), checkAnswers(step, answers));
  };
  const field = FIELD_OF[step];
  return {
    step,
    answers,
    change,
    leave,
    next,
    skip: () => leaveStep(1),
    back: () => leaveStep(-1),
    pending,
    general: faults.general,
    /** The refusal of the step's answer. */
    fault: field === null ? undefined : faults.faults[field],
    say: faults.say,
  };
}
