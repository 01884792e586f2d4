'use client';

import { useCallback, useEffect, useRef, useState, type RefObject } from 'react';
import type { HostedFieldsConfig } from '#lib/payments/hosted-fields-config.ts';
import type { HostedFields, SealedFields } from './hosted-fields.ts';

export type FieldsState = 'loading' | 'ready' | 'failed';

type Options = {
  readonly config: HostedFieldsConfig;
  readonly locale: string;
  readonly title: string;
};

async function mount(
  place: HTMLElement,
  { config, locale, title }: Options,
  onReady: () => void,
): Promise<HostedFields> {
  const options = { locale, title, onReady, onValid: () => undefined };
  if (config.kind === 'adyen') {
    const { mountAdyenFields } = await import('./adyen-fields.ts');
    return mountAdyenFields(place, { ...options, config });
  }
  const { mountSandboxFields } = await import('./sandbox-fields.ts');
  return mountSandboxFields(place, { ...options, url: config.url });
}

/** Mounts the provider's card fields into `place` and seals what was typed when asked. */
export function useHostedFields({ config, locale, title }: Options): {
  readonly place: RefObject<HTMLDivElement | null>;
  readonly state: FieldsState;
  readonly seal: () => Promise<SealedFields | null>;
  readonly disable: (disabled: boolean) => void;
} {
  const place = useRef<HTMLDivElement>(null);
  const fields = useRef<HostedFields | null>(null);
  const [state, setState] = useState<FieldsState>('loading');

  useEffect(() => {
    const home = place.current;
    if (!home) return;
    let left = false;
    // A mount of its own each time: an effect that runs twice must not share a frame.
    const own = document.createElement('div');
    home.replaceChildren(own);
    mount(own, { config, locale, title }, () => {
      if (!left) setState('ready');
    }).then(
      (mounted) => {
        if (left) mounted.destroy();
        else fields.current = mounted;
      },
      () => {
        if (!left) setState('failed');
      },
    );
    return () => {
      left = true;
      fields.current?.destroy();
      fields.current = null;
      own.remove();
    };
  }, [config, locale, title]);

  const seal = useCallback(() => fields.current?.seal() ?? Promise.resolve(null), []);
  const disable = useCallback((disabled: boolean) => {
    fields.current?.disable(disabled);
  }, []);
  return { place, state, seal, disable };
}
