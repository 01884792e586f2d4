'use client';

import { KeyRound } from 'lucide-react';
import { useFormatter, useTranslations } from 'next-intl';
import { useState, type ReactNode } from 'react';
import { useErrorToast } from '#components/requests/use-error-toast.ts';
import { Button } from '#components/ui/button.tsx';
import { showToast } from '#components/ui/toast.tsx';
import { call } from '#lib/http/client/call.ts';
import { AddPasskey } from './add-passkey.tsx';
import { LoadedPart } from './loaded-part.tsx';
import type { LoadedPasskeys, PasskeyLine } from './types.ts';
import { PASSKEYS_MAX } from '#lib/accounts/limits.ts';

interface PasskeysProps {
  loaded: LoadedPasskeys;
  hasPassword: boolean;
  /** For the browser's password manager. */
  email: string;
  timeZone: string;
  onRemoved: () => void;
}

/** The member's passkeys, each with a button to remove it, and a form that adds one. */
export function Passkeys({ loaded, hasPassword, email, timeZone, onRemoved }: PasskeysProps) {
  const t = useTranslations('security.passkeys');
  const showError = useErrorToast();
  const [removing, setRemoving] = useState<string>();
  const replace = (passkeys: PasskeyLine[]): void => {
    void loaded.mutate(passkeys, { revalidate: false });
  };
  const remove = async (id: string, others: PasskeyLine[]): Promise<void> => {
    setRemoving(id);
    try {
      await call('DELETE /api/users/passkeys/{id}', { params: { id } });
      replace(others);
      onRemoved();
      showToast('success', { title: t('removed'), description: t('removedText') });
    } catch (error) {
      showError(error);
    } finally {
      setRemoving(undefined);
    }
  };
  return (
    <LoadedPart loaded={loaded} lines={1}>
      {(passkeys) => (
        <div className="grid gap-6">
          {passkeys.length > 0 && (
            <ul className="w-full divide-y divide-line">
              {passkeys.map((passkey) => (
                <Line key={passkey.id} passkey={passkey} timeZone={timeZone}>
                  <Button
                    variant="secondary"
                    size="sm"
                    aria-label={t('removeOne', { name: passkey.name })}
                    pending={removing === passkey.id}
                    disabled={removing !== undefined}
                    onClick={() => {
                      const others = passkeys.filter(({ id }) => id !== passkey.id);
                      void remove(passkey.id, others);
                    }}
                  >
                    {t('remove')}
                  </Button>
                </Line>
              ))}
            </ul>
          )}
          {!hasPassword && <p className="text-sm text-ink-soft">{t('first')}</p>}
          {hasPassword && passkeys.length < PASSKEYS_MAX && (
            <AddPasskey email={email} onAdded={replace} />
          )}
        </div>
      )}
    </LoadedPart>
  );
}

interface LineProps {
  passkey: PasskeyLine;
  timeZone: string;
  children: ReactNode;
}

function Line({ passkey, timeZone, children }: LineProps) {
  const t = useTranslations('security.passkeys');
  const format = useFormatter();
  const { name, synced, createdAt, lastUsedAt } = passkey;
  const day = (at: string): string =>
    format.dateTime(new Date(at), { dateStyle: 'medium', timeZone });
  return (
    <li className="flex flex-wrap items-center gap-x-4 gap-y-2 py-3.5 first:pt-0">
      <KeyRound aria-hidden="true" strokeWidth={1.75} className="size-6 shrink-0 text-ink-soft" />
      <span className="grid min-w-[min(10rem,100%)] flex-1 gap-0.5">
        <span className="font-ui font-medium break-words">{name}</span>
        <span className="text-sm text-ink-soft">
          {lastUsedAt === null
            ? t('since', { day: day(createdAt) })
            : t('used', { day: day(lastUsedAt) })}
        </span>
        <span className="text-sm text-ink-soft">{t(synced ? 'synced' : 'deviceOnly')}</span>
      </span>
      {children}
    </li>
  );
}
