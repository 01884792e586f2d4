'use client';

import { useTranslations } from 'next-intl';
import { useEffect, useRef, useState } from 'react';
import type { HostedFieldsConfig } from '#lib/payments/options/hosted-fields-config.ts';
import type { ThreeDs, ThreeDsOf } from '#lib/payments/attempts/three-ds.ts';
import type { OrderResult } from '../order-result.ts';
import { NativeChallenge } from './native-challenge.tsx';
import { StepCover } from './step-cover.tsx';

interface ThreeDsStepProps {
  action: ThreeDs;
  orderId: string;
  fields: HostedFieldsConfig;
  locale: string;
  /** A challenge on our own page has ended; the other kinds come back by a return page. */
  onResult: (result: OrderResult) => void;
}

/** The 3-D Secure step that the provider requires before it decides, one component for each kind. */
export function ThreeDsStep({ action, orderId, fields, locale, onResult }: ThreeDsStepProps) {
  switch (action.type) {
    case 'redirect':
      return <RedirectForm action={action} />;
    case 'frame':
      return <FrameFirst action={action} />;
    case 'acs':
      return <ToIssuer action={action} />;
    case 'native':
      return (
        <NativeChallenge
          action={action}
          orderId={orderId}
          config={fields}
          locale={locale}
          onResult={onResult}
        />
      );
  }
}

/** Sends the browser to the address that the provider gave, with its parameters. */
function ToIssuer({ action }: { action: ThreeDsOf<'acs'> }) {
  useEffect(() => {
    const there = new URL(action.url);
    for (const [name, value] of Object.entries(action.data)) there.searchParams.set(name, value);
    location.assign(there);
  }, [action]);
  return <StepCover />;
}

/** A frame that never loads must not block the buyer. */
const MAX_WAIT_MS = 5_000;

/** The provider's own page in a hidden frame; once it has loaded, the form to the bank is submitted. */
function FrameFirst({ action }: { action: ThreeDsOf<'frame'> }) {
  const t = useTranslations('payments.form');
  const [done, setDone] = useState(false);
  useEffect(() => {
    const timer = setTimeout(() => {
      setDone(true);
    }, MAX_WAIT_MS);
    return () => {
      clearTimeout(timer);
    };
  }, []);
  if (done) return <RedirectForm action={action.then} afterMs={0} />;
  return (
    <StepCover>
      <iframe
        hidden
        src={action.url}
        title={t('redirecting')}
        sandbox="allow-scripts allow-forms allow-same-origin"
        referrerPolicy="no-referrer"
        onLoad={() => {
          setDone(true);
        }}
      />
    </StepCover>
  );
}

const SUBMIT_AFTER_MS = 2_000;

interface RedirectFormProps {
  action: ThreeDsOf<'redirect'>;
  afterMs?: number;
}

/** Takes the browser to the bank's page: says so for two seconds, then submits its hidden form. */
function RedirectForm({ action, afterMs = SUBMIT_AFTER_MS }: RedirectFormProps) {
  const form = useRef<HTMLFormElement>(null);
  useEffect(() => {
    const timer = setTimeout(() => {
      form.current?.submit();
    }, afterMs);
    return () => {
      clearTimeout(timer);
    };
  }, [afterMs]);
  return (
    <StepCover>
      <form ref={form} hidden method={action.method} action={action.url}>
        {Object.entries(action.data).map(([name, value]) => (
          <input key={name} type="hidden" name={name} value={value} />
        ))}
      </form>
    </StepCover>
  );
}
