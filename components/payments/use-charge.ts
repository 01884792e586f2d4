'use client';

import { useCallback, useRef, useState } from 'react';
import { call, codeOf } from '#lib/http/client/call.ts';
import type { Outcome } from '#lib/payments/outcomes.ts';
import type { SealedFields } from './hosted-fields/hosted-fields.ts';
import type { RedirectAction } from './redirect-form.tsx';

export type ChargeState =
  | { readonly at: 'form' }
  | { readonly at: 'submitting' }
  | { readonly at: 'redirecting'; readonly action: RedirectAction }
  | { readonly at: 'paid' }
  | { readonly at: 'told'; readonly outcome: Outcome }
  /** A rule of ours stood against it; the code has copy under errors. */
  | { readonly at: 'refused'; readonly code: string };

export type ChargeOrder = {
  readonly productId: string;
  readonly offerHash: string;
  readonly descriptor: string;
  readonly country: string;
  readonly firstName: string;
  readonly lastName: string;
  readonly startNow: boolean;
  readonly sendPending: boolean;
  readonly locale: string;
};

function device(locale: string) {
  return {
    language: locale,
    screenHeight: screen.height,
    screenWidth: screen.width,
    screenColorDepth: screen.colorDepth,
    timezone: new Date().getTimezoneOffset(),
    userAgent: navigator.userAgent.slice(0, 512),
    javaEnabled: false,
    javascriptEnabled: true,
    domain: location.hostname,
  };
}

async function send(order: ChargeOrder, sealed: SealedFields, key: string): Promise<ChargeState> {
  const { productId, locale, ...rest } = order;
  const answer = await call('POST /api/orders/tryCharge', {
    body: {
      ...device(locale),
      ...rest,
      ...sealed,
      plan: { productId },
      paySource: 'CREDITCARD',
      acceptOrder: true,
      idempotencyKey: key,
    },
  });
  if (answer.threeDS) return { at: 'redirecting', action: answer.threeDS };
  if (answer.status === 'ok') return { at: 'paid' };
  return { at: 'told', outcome: answer.message };
}

/**
 * One submission at a time. A lost answer is asked for again under the same key, so a press that seemed
 * to fail can never charge twice; after an answer the next try has a key of its own.
 */
export function useCharge(): {
  readonly state: ChargeState;
  readonly charge: (order: ChargeOrder, seal: () => Promise<SealedFields | null>) => Promise<void>;
  readonly reset: () => void;
} {
  const [state, setState] = useState<ChargeState>({ at: 'form' });
  const busy = useRef(false);

  const charge = useCallback(
    async (order: ChargeOrder, seal: () => Promise<SealedFields | null>) => {
      if (busy.current) return;
      busy.current = true;
      setState({ at: 'submitting' });
      try {
        const sealed = await seal();
        if (!sealed) {
          setState({ at: 'form' });
          return;
        }
        const key = crypto.randomUUID();
        const once = () => send(order, sealed, key);
        const answer = await once().catch((error: unknown) => {
          if (codeOf(error) === 'offline') return once();
          throw error;
        });
        setState(answer);
      } catch (error) {
        setState({ at: 'refused', code: codeOf(error) });
      } finally {
        busy.current = false;
      }
    },
    [],
  );
  const reset = useCallback(() => {
    setState({ at: 'form' });
  }, []);
  return { state, charge, reset };
}
