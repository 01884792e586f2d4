'use client';

import { useTranslations } from 'next-intl';
import { useEffect, useState } from 'react';
import type { ThreeDsOf } from '#lib/payments/attempts/three-ds.ts';
import { RedirectForm } from './redirect-form.tsx';
import { StepCover } from './step-cover.tsx';

/** A frame that never loads must not block the buyer. */
const MAX_WAIT_MS = 5_000;

/** The provider's own page in a hidden frame; once it has loaded, the form to the bank is submitted. */
export function FrameFirst({ action }: { action: ThreeDsOf<'frame'> }) {
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
