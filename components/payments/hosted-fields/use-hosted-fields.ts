'use client';

import { useCallback, useEffect, useRef, useState, type RefObject } from 'react';
import { logFaults } from '#components/accounts/log-faults.ts';
import { loadScript } from '#components/ui/load-script.ts';
import type { HostedFields, HostedFieldsOptions, SealedFields } from './hosted-fields.ts';

export type FieldsState = 'loading' | 'ready' | 'failed';

/** Mounts the provider's card fields into `place`; marks them and encrypts what was typed on demand. */
export function useHostedFields({ config, locale, title }: HostedFieldsOptions): {
  readonly place: RefObject<HTMLDivElement | null>;
  readonly state: FieldsState;
  readonly mark: () => void;
  readonly seal: () => Promise<SealedFields | null>;
} {
  const place = useRef<HTMLDivElement>(null);
  const fields = useRef<HostedFields | null>(null);
  const [state, setState] = useState<FieldsState>('loading');
  // A refreshed page brings an equal config in a new object, which must not empty the fields.
  const { clientKey, environment, country, baseUrl } = config;

  useEffect(() => {
    const home = place.current;
    if (!home) return;
    let left = false;
    // A separate element for each mount: an effect that runs twice must not share a frame.
    const own = document.createElement('div');
    home.replaceChildren(own);
    const mount = async () => {
      const { mountAdyenWeb } = await loadScript(() => import('./adyen-web.ts'));
      const given = { clientKey, environment, country, ...(baseUrl !== undefined && { baseUrl }) };
      return mountAdyenWeb(own, { config: given, locale, title });
    };
    mount().then(
      (mounted) => {
        if (left) {
          mounted.destroy();
          return;
        }
        fields.current = mounted;
        setState('ready');
      },
      () => {
        if (left) return;
        setState('failed');
        logFaults('card_form', { fields: 'not_loaded' });
      },
    );
    return () => {
      left = true;
      fields.current?.destroy();
      fields.current = null;
      own.remove();
    };
  }, [clientKey, environment, country, baseUrl, locale, title]);

  const mark = useCallback(() => fields.current?.mark(), []);
  const seal = useCallback(() => fields.current?.seal() ?? Promise.resolve(null), []);
  return { place, state, mark, seal };
}
