'use client';

import { useSyncExternalStore } from 'react';
import { entranceTarget } from './entrance-target.ts';
import { LoginForm } from './login-form.tsx';

/** Never subscribes: the page's address does not change while this form is shown. */
const never = () => () => undefined;

/**
 * The login form on a member's page. The HTML may be the same for all visitors, so the browser reads which
 * page it is.
 */
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
      offersPasskeys
      prefix={prefix}
      {...(target && { target: target.here, mailedTarget: target.mailed })}
    />
  );
}
