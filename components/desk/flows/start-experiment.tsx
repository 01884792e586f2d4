'use client';

import { useRouter } from 'next/navigation';
import { useState } from 'react';
import { Button } from '#components/ui/button.tsx';
import { Field } from '#components/ui/field.tsx';
import { ScriptForm } from '#components/ui/script-form.tsx';
import { Select } from '#components/ui/select.tsx';
import { planSample, type Sample } from '#lib/flows/experiments/plan-sample.ts';
import { WINDOWS, type WindowDays } from '#lib/flows/experiments/windows.ts';
import { EXPERIMENT_BASELINE_DAYS } from '#lib/flows/limits.ts';
import { Choice } from '../choice.tsx';
import { DoneNote } from '../config/done-note.tsx';
import { deskCall } from '../desk-call.ts';
import { TextField } from '../text-field.tsx';
import { ErrorMessage } from '../error-message.tsx';
import { sentenceCase } from '../format.ts';
import { useMutation } from '../use-mutation.ts';
import { GOALS } from './verdict-text.ts';
import { REASON_MAX_LENGTH, REASON_MIN_LENGTH } from '#lib/desk/limits.ts';

type Goal = keyof typeof GOALS;

const goals = ['confirmation', 'payment'] as const;

interface StartExperimentProps {
  brand: string;
  code: string;
  /** Newest first. */
  versions: readonly number[];
  /** Number of days after signup in which newcomers are counted; stored in the address. */
  windowDays: WindowDays;
  /** Results of the last four weeks, within `windowDays`; the rates in percent. */
  usual: { readonly newcomers: number } & Readonly<Record<Goal, number>>;
}

const inDays = (days: number) => (days === 1 ? '1 day' : `${String(days)} days`);

const inBasisPoints = (typed: string) => Math.round(Number(typed) * 100);
const within = (value: number, low: number, high: number) =>
  Number.isInteger(value) && value >= low && value <= high;

/** Plans an experiment: shows how many newcomers it takes before it starts. */
export function StartExperiment(props: StartExperimentProps) {
  const { brand, code, versions, windowDays, usual } = props;
  const router = useRouter();
  const { pending, errorMessage, run } = useMutation();
  const [plan, setPlan] = useState({
    control: String(versions[1] ?? ''),
    challenger: String(versions[0] ?? ''),
    goal: 'confirmation' as Goal,
    share: '50',
    rate: '',
    effect: '3',
    note: '',
  });
  const [asked, setAsked] = useState(false);
  const set = (part: Partial<typeof plan>) => {
    setPlan((before) => ({ ...before, ...part }));
  };
  const rate = plan.rate === '' ? usual[plan.goal].toFixed(1) : plan.rate;
  const design = {
    share: Number(plan.share),
    baseline: inBasisPoints(rate),
    effect: inBasisPoints(plan.effect),
  };
  const good =
    within(design.share, 1, 90) &&
    within(design.baseline, 1, 9_999) &&
    within(design.effect, 10, 5_000);
  const sizes = good ? planSample(design) : null;
  const start = () =>
    run(async () => {
      const { started } = await deskCall('POST /api/desk/flows/{brand}/{code}/experiment', {
        params: { brand, code },
        body: {
          ...design,
          goal: plan.goal,
          note: plan.note.trim(),
          windowDays,
          control: Number(plan.control),
          challenger: Number(plan.challenger),
        },
      });
      if (started) router.refresh();
      else setAsked(true);
    });
  const choices = versions.map((one) => ({ value: String(one), label: `Version ${String(one)}` }));
  const pick = (label: string, key: 'control' | 'challenger', hint: string) => (
    <Field label={label} hint={hint}>
      {(control) => (
        <Select
          {...control}
          options={choices}
          value={plan[key]}
          onChange={({ target }) => {
            set({ [key]: target.value });
          }}
        />
      )}
    </Field>
  );
  if (asked) return <DoneNote version="asked" />;
  return (
    <ScriptForm className="mt-6 grid max-w-3xl gap-4" onSend={start}>
      <h2 className="display text-lg">Start experiment</h2>
      <div className="grid items-start gap-4 sm:grid-cols-2">
        {pick('Control', 'control', 'Default for everyone else during the experiment.')}
        {pick('Challenger', 'challenger', 'Shown to a share of new members.')}
        <Choice
          label="Goal"
          value={plan.goal}
          options={goals.map((value) => ({ value, label: sentenceCase(GOALS[value]) }))}
          onValue={(goal) => {
            set({ goal, rate: '' });
          }}
        />
        <Choice
          label="Conversion window"
          hint="Time after sign-up. The experiment waits this long for the last members, too."
          value={String(windowDays)}
          options={WINDOWS.map((days) => ({ value: String(days), label: inDays(days) }))}
          onValue={(days) => {
            router.replace(`?days=${days}`, { scroll: false });
          }}
        />
        <TextField
          label="Challenger share, in percent"
          inputMode="numeric"
          value={plan.share}
          onValue={(share) => {
            set({ share });
          }}
        />
        <TextField
          label="Expected control rate, in percent"
          hint="From the last four weeks, if anyone signed up."
          inputMode="decimal"
          value={rate}
          onValue={(typed) => {
            set({ rate: typed });
          }}
        />
        <TextField
          label="Minimum detectable effect, in percentage points"
          hint="For example, 3 means from 20 % to 23 %."
          inputMode="decimal"
          value={plan.effect}
          onValue={(effect) => {
            set({ effect });
          }}
        />
      </div>
      <p className="max-w-prose rounded-card bg-sunken p-4 text-sm" role="status">
        {sizes
          ? describePlan(sizes, usual.newcomers / EXPERIMENT_BASELINE_DAYS, windowDays)
          : 'Enter a share from 1 to 90, a rate above 0, and an effect from 0.1 to 50 points.'}
      </p>
      <TextField
        label="Hypothesis"
        hint="The expected result, written before the start."
        maxLength={REASON_MAX_LENGTH}
        value={plan.note}
        onValue={(note) => {
          set({ note });
        }}
      />
      <ErrorMessage>{errorMessage}</ErrorMessage>
      <Button
        type="submit"
        className="justify-self-start"
        pending={pending}
        disabled={
          !sizes || plan.control === plan.challenger || plan.note.trim().length < REASON_MIN_LENGTH
        }
      >
        Start
      </Button>
    </ScriptForm>
  );
}

function describePlan({ control, challenger }: Sample, daily: number, windowDays: number): string {
  const sizes = `Required sample: ${String(control)} members in control and ${String(challenger)} in challenger. Results are shown afterwards.`;
  if (daily === 0)
    return `${sizes} No sign-ups in the last four weeks, so the duration cannot be estimated.`;
  const days = Math.ceil((control + challenger) / daily) + windowDays;
  return `${sizes} Estimated duration: about ${String(days)} days.`;
}
