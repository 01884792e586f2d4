'use client';

import { useTranslations } from 'next-intl';
import { Badge } from '#components/ui/badge.tsx';
import { Field } from '#components/ui/field.tsx';
import { Input } from '#components/ui/input.tsx';
import { PassingTip } from '#components/ui/passing-tip.tsx';

interface FixedEmailProps {
  email: string;
  confirmed: boolean;
  /** A new address that is not confirmed yet. */
  waiting: string | null;
  /** Page on which another address can be requested. */
  changeHref: string;
  /** The answer to a save said that the address belongs to another account. */
  exists: boolean;
  onExistsSeen: () => void;
}

/** Shows the address, which is changed elsewhere, by a link that proves it. */
export function FixedEmail(props: FixedEmailProps) {
  const t = useTranslations('account');
  const { email, confirmed, waiting, changeHref, exists, onExistsSeen } = props;
  return (
    <div className="grid gap-2">
      <Field
        label={t('email')}
        hint={
          <>
            {waiting === null ? t('emailHint') : t('emailWaiting', { email: waiting })}{' '}
            <a
              href={changeHref}
              className="inline-flex min-h-11 items-center font-semibold text-accent-ink underline underline-offset-4"
            >
              {t('emailChange')}
            </a>
          </>
        }
      >
        {(control) => (
          <span className="relative block">
            <Input
              {...control}
              type="email"
              readOnly
              value={email}
              className="truncate pr-34 max-[15rem]:pr-4"
              aria-invalid={exists || undefined}
            />
            <Badge
              tone={confirmed ? 'success' : 'neutral'}
              className="absolute top-1/2 right-2.5 -translate-y-1/2 bg-raised max-[15rem]:static max-[15rem]:mt-2 max-[15rem]:translate-y-0"
            >
              {t(confirmed ? 'confirmed' : 'unconfirmed')}
            </Badge>
          </span>
        )}
      </Field>
      <PassingTip open={exists} onClose={onExistsSeen} tone="danger">
        {t('emailExists')}
      </PassingTip>
    </div>
  );
}
