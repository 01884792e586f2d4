'use client';

import { useSyncExternalStore } from 'react';
import { entranceTarget } from './entrance-target.ts';
import { LoginForm } from './login-form.tsx';

/** The address stays as it is while this form is shown. */
const never = () => () => undefined;

/** The way in on a member's page: the page may be the same for everybody, so the browser says which it is. */
export function EntranceLogin({ prefix }: { prefix: string }) {
  const path = useSyncExternalStore(
    never,
    () => location.pathname,
    () => '',
  );
  const search = useSyncExternalStore(
    never,
    () => location.search,
    () => '',
  );
  const target = entranceTarget(path, search);
  return (
    <LoginForm
      prefix={prefix}
      {...(target && { target: target.here, mailedTarget: target.mailed })}
    />
  );
}
