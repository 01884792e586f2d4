'use client';

import { useTranslations } from 'next-intl';
import { useState, type ReactNode } from 'react';
import { Button } from '#components/ui/button.tsx';
import { Checkbox } from '#components/ui/checkbox.tsx';
import { ScriptForm } from '#components/ui/script-form.tsx';
import type { OrderFormProps, TermsGiven } from './method-island.ts';
import { OrderSummary } from './order-summary.tsx';
import { BILLING_TERMS } from '#lib/legal/kinds.ts';
import { WITHDRAWAL_DAYS } from '#lib/payments/limits.ts';

interface Props extends OrderFormProps {
  /** The method's own fields can be filled in and its script has loaded. */
  ready: boolean;
  /** Marks the method's invalid fields and returns the name of the first one; undefined if all are valid. */
  firstFault?: () => string | undefined;
  /** What is in progress once the order is sent, for methods that do more than charge. */
  pendingLabel?: string;
  onSend: (terms: TermsGiven) => void;
  children?: ReactNode;
}

/**
 * The order form, the same for every method: its fields, the buyer's choices, the whole offer and, directly
 * below it, the button that places the order.
 */
export function OrderForm({ offer, submitting, ready, children, ...props }: Props) {
  const t = useTranslations('payments.form');
  const { prefix } = props;
  const [terms, setTerms] = useState<TermsGiven>({
    startNow: false,
    sendPending: props.sendsPending,
  });
  const [startMissing, setStartMissing] = useState(false);
  const paid = offer.priceMinor > 0;

  const send = (form: HTMLFormElement) => {
    const missing = paid && !terms.startNow;
    setStartMissing(missing);
    const first = props.firstFault?.() ?? (missing ? 'startNow' : undefined);
    if (first !== undefined) {
      form.querySelector<HTMLElement>(`[name="${first}"]`)?.focus();
      return;
    }
    props.onSend(terms);
  };

  return (
    <ScriptForm aria-busy={submitting || undefined} className="grid gap-6" onSend={send}>
      {children}
      {paid && (
        <p className="text-sm text-ink-soft">
          {t.rich('terms', {
            terms: (chunks) => <TermsLink href={`${prefix}/legal/terms`}>{chunks}</TermsLink>,
            billing: (chunks) => <TermsLink href={`${prefix}${BILLING_TERMS}`}>{chunks}</TermsLink>,
          })}
        </p>
      )}
      <div className="grid gap-1">
        {paid && (
          <Checkbox
            id="start-now"
            name="startNow"
            checked={terms.startNow}
            disabled={submitting}
            label={offer.lines.startNow}
            error={
              startMissing ? t('startNowMissing', { withdrawalDays: WITHDRAWAL_DAYS }) : undefined
            }
            onChange={(event) => {
              const startNow = event.target.checked;
              setTerms((given) => ({ ...given, startNow }));
              setStartMissing(false);
            }}
          />
        )}
        {props.hasPendingMessage && paid && (
          <Checkbox
            id="send-pending"
            name="sendPending"
            checked={terms.sendPending}
            disabled={submitting}
            label={t('sendPending')}
            onChange={(event) => {
              const sendPending = event.target.checked;
              setTerms((given) => ({ ...given, sendPending }));
            }}
          />
        )}
      </div>
      <OrderSummary offer={offer} />
      <div className="grid gap-2">
        <Button type="submit" size="lg" wide pending={submitting} disabled={!ready}>
          {offer.button}
        </Button>
        <p aria-live="polite" className="text-center text-sm text-ink-soft">
          {submitting
            ? (props.pendingLabel ?? t('submitting'))
            : t('statement', { descriptor: offer.descriptor })}
        </p>
      </div>
    </ScriptForm>
  );
}

/** Opens beside the form, which keeps what was typed. */
function TermsLink({ href, children }: { href: string; children: ReactNode }) {
  return (
    <a href={href} target="_blank" className="underline underline-offset-4">
      {children}
    </a>
  );
}
