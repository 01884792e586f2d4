import { ArrowRight, CircleCheck, Eye } from 'lucide-react';
import { useTranslations } from 'next-intl';
import type { ProfilePart } from '#lib/accounts/profile/completeness.ts';
import type { OwnProfileData } from './types.ts';

interface CompletenessCardProps {
  completeness: OwnProfileData['completeness'];
  onboardingStep: OwnProfileData['onboardingStep'];
  /** Locale prefix of links: empty or `/es`. */
  prefix: string;
}

/** The fragment of the part of the page where a part of the profile is added. */
export const editId = (part: ProfilePart): string => `edit-${part}`;

/**
 * How complete the profile is, the one step that helps most now, and the preview. While the steps after the signup
 * are unfinished, that step continues them.
 */
export function CompletenessCard({ completeness, onboardingStep, prefix }: CompletenessCardProps) {
  const t = useTranslations('account.completeness');
  const { done, total, next } = completeness;
  const title = t('title', { share: done / total });
  const step =
    onboardingStep !== null
      ? { href: `${prefix}/welcome`, text: t('resume') }
      : next !== null && { href: `${prefix}/profile#${editId(next)}`, text: t(`next.${next}`) };
  return (
    <section aria-label={title} className="grid gap-2 rounded-card bg-sunken px-4 py-3">
      {done === total ? (
        <p className="flex items-center gap-2 font-semibold">
          <CircleCheck aria-hidden="true" strokeWidth={1.75} className="size-5 shrink-0" />
          {title}
        </p>
      ) : (
        <>
          <p className="display text-xl">{title}</p>
          <div aria-hidden="true" className="h-1.5 overflow-hidden rounded-full bg-surface">
            <div
              className="h-full bg-accent"
              style={{ width: `${String((100 * done) / total)}%` }}
            />
          </div>
        </>
      )}
      {step !== false && (
        <a
          href={step.href}
          className="flex min-h-11 items-center gap-2 font-semibold text-accent-ink underline underline-offset-4"
        >
          {step.text}
          <ArrowRight aria-hidden="true" strokeWidth={1.75} className="size-5 shrink-0" />
        </a>
      )}
      <a
        href={`${prefix}/profile/preview`}
        className="flex min-h-11 items-center gap-2 text-ink-soft underline underline-offset-4"
      >
        <Eye aria-hidden="true" strokeWidth={1.75} className="size-5 shrink-0" />
        {t('preview')}
      </a>
    </section>
  );
}
