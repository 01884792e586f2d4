'use client';

import { lazy, type ComponentProps } from 'react';
import type { EntranceLogin } from './entrance-login.tsx';

const Loaded = lazy(async () => ({
  default: (await import('./entrance-login.tsx')).EntranceLogin,
}));

/**
 * The form where hardly anybody meets it, at the door of members' pages, so that no member carries it.
 * Nothing stands in its place meanwhile: the server waits, and sends it filled in with the page.
 */
export function LoginFormLater(props: ComponentProps<typeof EntranceLogin>) {
  return <Loaded {...props} />;
}
