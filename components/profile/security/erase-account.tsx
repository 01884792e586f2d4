'use client';

import { useFormatter, useTranslations } from 'next-intl';
import { useRouter } from 'next/navigation';
import { useState } from 'react';
import { FormAlert } from '#components/accounts/form-alert.tsx';
import { PasswordField } from '#components/accounts/password-field.tsx';
import { useFaults } from '#components/accounts/use-faults.ts';
import { Button } from '#components/ui/button.tsx';
import { Popup } from '#components/ui/popup.tsx';
import { call } from '#lib/http/client/call.ts';
import { CancelErasure } from './cancel-erasure.tsx';
import { ERASURE_GRACE_MS } from '#lib/accounts/limits.ts';
import { DAY } from '#lib/kernel/clock.ts';

const FIELDS = ['password'] as const;

interface EraseAccountProps {
  trackerId: string;
  hasPassword: boolean;
  eraseAt: Date | null;
  renews: boolean;
  timeZone: string;
}

/** Erases the account in fourteen days, confirmed with the password; until then it can be cancelled. */
export function EraseAccount(props: EraseAccountProps) {
  const { trackerId, hasPassword, eraseAt, renews, timeZone } = props;
  const t = useTranslations('security.erase');
  const format = useFormatter();
  const router = useRouter();
  const [open, setOpen] = useState(false);
  const [password, setPassword] = useState('');
  const [pending, setPending] = useState(false);
  const [mailed, setMailed] = useState(false);
  const faults = useFaults<'password'>(FIELDS);

  const erase = async (): Promise<void> => {
    faults.clear();
    if (hasPassword && password === '') {
      faults.setFaults({ password: 'password_missing' });
      return;
    }
    setPending(true);
    try {
      const answer = await call('POST /api/users/erase', {
        body: { password, clickid: trackerId },
      });
      setOpen(false);
      setPassword('');
      if (answer.eraseAt === null) setMailed(true);
      else router.refresh();
    } catch (error) {
      faults.take(error);
    } finally {
      setPending(false);
    }
  };

  if (eraseAt !== null) {
    const day = format.dateTime(eraseAt, { dateStyle: 'long', timeZone });
    return (
      <div className="grid justify-items-start gap-4">
        <p className="rounded-field bg-danger-soft px-4 py-3 text-on-danger-soft">
          {t('running', { day })}
        </p>
        <CancelErasure trackerId={trackerId} />
      </div>
    );
  }
  return (
    <div className="grid justify-items-start gap-4">
      <p role="status" className="empty:hidden">
        {mailed && t('mailed')}
      </p>
      <Button
        variant="secondary"
        onClick={() => {
          faults.clear();
          setOpen(true);
        }}
      >
        {t('button')}
      </Button>
      <Popup
        open={open}
        onOpenChange={setOpen}
        title={t('ask')}
        body={
          <>
            <p>{t('consequence', { erasureDays: ERASURE_GRACE_MS / DAY })}</p>
            {renews && <p>{t('renewalEnds')}</p>}
            {!hasPassword && <p>{t('byMail')}</p>}
          </>
        }
        closeLabel={t('cancel')}
        actions={[
          {
            label: t('confirm', { erasureDays: ERASURE_GRACE_MS / DAY }),
            tone: 'danger',
            stays: true,
            pending,
            onPress: () => {
              void erase();
            },
          },
          { label: t('cancel'), tone: 'quiet' },
        ]}
      >
        {hasPassword && (
          <PasswordField
            name="password"
            label={t('password')}
            error={faults.say('password')}
            value={password}
            onValue={(value) => {
              setPassword(value);
              faults.clear();
            }}
            autoComplete="current-password"
          />
        )}
        <FormAlert>{faults.general}</FormAlert>
      </Popup>
    </div>
  );
}
