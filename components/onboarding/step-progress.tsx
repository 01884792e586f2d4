import { clsx } from 'clsx';
import { useTranslations } from 'next-intl';
import type { OnboardingStep } from '#lib/db/generated/enums.ts';
import { STEPS } from './steps.ts';

/** Which of the steps is open, in words and as a row of bars. */
export function StepProgress({ step }: { step: OnboardingStep }) {
  const t = useTranslations('onboarding');
  const at = STEPS.indexOf(step);
  return (
    <div className="grid gap-2">
      <p className="tabular font-ui text-sm text-ink-soft">
        {t('progress', { step: at + 1, steps: STEPS.length })}
      </p>
      <div aria-hidden="true" className="flex gap-1.5">
        {STEPS.map((one, nth) => (
          <span
            key={one}
            className={clsx('h-1.5 flex-1 rounded-full', nth <= at ? 'bg-accent' : 'bg-sunken')}
          />
        ))}
      </div>
    </div>
  );
}
