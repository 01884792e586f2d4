import { clsx } from 'clsx';
import { valueLabel } from '#components/desk/config/value-labels.ts';
import type { FlowConfig } from '#lib/flows/config.ts';
import type { PresentedPlan } from '#lib/payments/offers/plan-schema.ts';
import { planHooks, type PlanHook } from '#components/payments/hooks/plan-hook.ts';

interface PreviewBarProps {
  token: string;
  /** What is shown: `flow 7`. */
  what: string;
  code: string;
  config: FlowConfig;
  level: 0 | 1;
  /** Whom the fictitious member searches for. */
  seeks: 'women' | 'men';
  hook: PlanHook;
  locale: string;
  locales: readonly string[];
  /** The brand's own language, which has no prefix. */
  own: string;
  plans: readonly PresentedPlan[];
  selected: string | null;
  /** The pages of the navigation. */
  places: readonly string[];
}

interface Choice {
  label: string;
  href: string;
  current: boolean;
}

/** Marks the page as a preview, and says as which member it is viewed. For operators, so in their language. */
export function PreviewBar(props: PreviewBarProps) {
  const { token, what, level, seeks, hook, locale, locales, own, plans, selected, config, places } =
    props;
  const as = level === 1 ? 'paying' : 'free';
  const to = (change: Readonly<Record<string, string>>, language = locale) => {
    const now = { token, as, seeks, hook, ...(selected !== null && { plan: selected }) };
    const prefix = language === own ? '' : `/${language}`;
    return `${prefix}/preview?${new URLSearchParams({ ...now, ...change }).toString()}`;
  };
  const members = ['free', 'paying'].map((label) => ({
    label,
    href: to({ as: label }),
    current: as === label,
  }));
  const sought = ['women', 'men'].map((label) => ({
    label,
    href: to({ seeks: label }),
    current: seeks === label,
  }));
  const hooks = planHooks.map((one) => ({
    label: valueLabel('hooks', one),
    href: to({ hook: one }),
    current: hook === one,
  }));
  const languages = locales.map((label) => ({
    label,
    href: to({}, label),
    current: locale === label,
  }));
  const ordered = plans.map(({ productId }) => ({
    label: productId,
    href: to({ plan: productId }),
    current: selected === productId,
  }));
  const { giftedMessages, invitationMode } = config;
  return (
    <aside
      lang="en"
      aria-label="Preview"
      className="grid gap-3 border-b-2 border-ink bg-raised px-(--gutter) py-4 text-sm text-ink"
    >
      <p>
        <strong>Preview of a draft: {what}.</strong> Visible only to you. Buttons and purchases are
        disabled.
      </p>
      <div className="grid gap-2">
        <Choices label="Member" choices={members} />
        <Choices label="Seeks" choices={sought} />
        <Choices label="Plans after" choices={hooks} />
        <Choices label="Language" choices={languages} />
        <Choices label="Plan" choices={ordered} />
      </div>
      <p className="max-w-prose text-ink-soft">
        Not shown on this page: navigation {places.join(', ')}; returning member gift{' '}
        {giftedMessages}; invitations {invitationMode ? 'on' : 'off'}; payment methods{' '}
        {named('paymentMethods', config.paymentMethods)}; prompts {named('hooks', config.hooks)}.
      </p>
    </aside>
  );
}

const named = (list: string, values: readonly string[]): string =>
  values.map((value) => valueLabel(list, value)).join(', ');

function Choices({ label, choices }: { label: string; choices: readonly Choice[] }) {
  return (
    <nav aria-label={label} className="flex flex-wrap items-baseline gap-x-3 gap-y-1">
      <span className="w-24 text-ink-soft">{label}</span>
      {choices.map((choice) => (
        <a
          key={choice.label}
          href={choice.href}
          aria-current={choice.current ? 'true' : undefined}
          className={clsx(
            'inline-flex min-h-8 min-w-8 items-center justify-center underline-offset-4',
            choice.current ? 'font-semibold' : 'underline',
          )}
        >
          {choice.label}
        </a>
      ))}
    </nav>
  );
}
