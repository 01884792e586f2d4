'use client';

import { lazy, type ComponentProps } from 'react';
import { loadScript } from '#components/ui/load-script.ts';
import type { EntranceLogin } from './entrance-login.tsx';

const Loaded = lazy(async () => {
  const script = await loadScript(() => import('./entrance-login.tsx'));
  return { default: script.EntranceLogin };
});

/**
 * The login form on members' pages, loaded lazily: few members ever see it there. It needs no placeholder,
 * because the server waits for it and sends it rendered with the page.
 */
export function LoginFormLater(props: ComponentProps<typeof EntranceLogin>) {
  return <Loaded {...props} />;
}
