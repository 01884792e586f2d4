'use client';

import { useTranslations } from 'next-intl';
import { useState } from 'react';
import { rememberEntry } from '#components/popups/landing.ts';
import { readStored } from '#components/ui/browser-memory.ts';
import { call } from '#lib/http/client/call.ts';
import { reportLog } from '#lib/http/client/report-log.ts';
import { codeOf } from '#lib/http/client/call-error.ts';
import { withAttributionQuery } from '#lib/http/client/attribution-query.ts';
import { LinkPress } from '../link-press.tsx';
import { LoginForm } from '../login-form.tsx';

const REMARKETING = 'remarketing_clickid';

interface EnterByLinkProps {
  prefix: string;
  channel: 'email' | 'telegram';
  token: string;
  /** Base64 of the link's target, as received in the address; the server checks it again. */
  redirect: string;
  /** The same target as a path, checked by the server. */
  target: string;
  event: string;
}

/** Reports what the link was about once it has opened the session. The login does not depend on the result. */
async function reportArrival({ channel, event }: EnterByLinkProps, clickid: string): Promise<void> {
  const named = new URLSearchParams(window.location.search).get(REMARKETING);
  const remarketing = named ?? readStored(REMARKETING) ?? '';
  const headers = {
    tipoautologin: channel,
    eventoautologin: encodeURIComponent(event),
    remarketingclickid: encodeURIComponent(remarketing),
  };
  await call('GET /api/users/{trackerId}', { params: { trackerId: clickid }, headers }).catch(
    () => undefined,
  );
}

/** The button of a link that logs in. When the link was already used, the login form replaces it. */
export function EnterByLink(props: EnterByLinkProps) {
  const { prefix, channel, token, redirect, target } = props;
  const t = useTranslations('accounts.autologin');
  const [used, setUsed] = useState(false);
  const onward = (to: string): string => withAttributionQuery(to, window.location.search);

  const enter = async (): Promise<void> => {
    try {
      const body = { token, redirect, channel };
      const entered = await call('POST /api/users/autoLogin/enter', { body });
      await reportArrival(props, entered.clickid);
      rememberEntry(0);
      window.location.replace(onward(entered.target));
    } catch (error) {
      const code = codeOf(error);
      reportLog(`autologin ${channel}`, code);
      if (code !== 'token_expired') throw error;
      setUsed(true);
    }
  };

  if (used) {
    return (
      <div className="grid gap-6">
        <p role="status" className="rounded-field bg-sunken px-4 py-3">
          {t('used')}
        </p>
        <LoginForm prefix={prefix} target={onward(target)} />
      </div>
    );
  }
  return (
    <LinkPress
      text={t('text')}
      button={t('button')}
      press={enter}
      otherwise={{ href: `${prefix}/login`, label: t('login') }}
    />
  );
}
