'use client';

import type { HostedFieldsConfig } from '#lib/payments/options/hosted-fields-config.ts';
import type { ThreeDs } from '#lib/payments/attempts/three-ds.ts';
import type { OrderResult } from '../order-result.ts';
import { FrameFirst } from './frame-first.tsx';
import { NativeChallenge } from './native-challenge.tsx';
import { RedirectForm } from './redirect-form.tsx';
import { ToIssuer } from './to-issuer.tsx';

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
