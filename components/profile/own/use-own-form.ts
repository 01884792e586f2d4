'use client';

import { useTranslations } from 'next-intl';
import { useRouter } from 'next/navigation';
import { useEffect, useState } from 'react';
import { focusFirstFault } from '#components/accounts/focus-first-fault.ts';
import { useFaults } from '#components/accounts/use-faults.ts';
import { showToast } from '#components/ui/toast.tsx';
import { call } from '#lib/http/client/call.ts';
import {
  changedFields,
  changesOf,
  checkDraft,
  OWN_FIELDS,
  type OwnDraft,
  type OwnField,
} from './own-draft.ts';

/** Session storage key: a save of `seeking` is confirmed after the reload that follows it. */
const SAVED_BEFORE_RELOAD = 'profileSaved';

interface OwnFormOf {
  readonly trackerId: string;
  readonly saved: OwnDraft;
}

/**
 * The form's values, which of them are unsaved, and saving. After the first attempt every change is checked
 * at once.
 */
export function useOwnForm(of: OwnFormOf) {
  const t = useTranslations('account');
  const router = useRouter();
  const [saved, setSaved] = useState(of.saved);
  const [draft, setDraft] = useState(of.saved);
  const [tried, setTried] = useState(false);
  const [pending, setPending] = useState(false);
  const [emailExists, setEmailExists] = useState(false);
  const faults = useFaults<OwnField>(OWN_FIELDS);
  const [reloads, setReloads] = useState(false);
  const unsaved = changedFields(saved, draft).length > 0;

  useEffect(() => {
    if (sessionStorage.getItem(SAVED_BEFORE_RELOAD) === null) return;
    sessionStorage.removeItem(SAVED_BEFORE_RELOAD);
    showToast('success', { title: t('titolo_ok'), description: t('testo_ok') });
  }, [t]);

  // Runs after the guard for unsaved changes is off; otherwise the browser would ask.
  useEffect(() => {
    if (!reloads) return;
    sessionStorage.setItem(SAVED_BEFORE_RELOAD, '1');
    window.location.reload();
  }, [reloads]);

  const change = (part: Partial<OwnDraft>): void => {
    const next = { ...draft, ...part };
    setDraft(next);
    if (tried) faults.setFaults(checkDraft(next));
  };

  const save = async (form: HTMLFormElement): Promise<void> => {
    setTried(true);
    faults.clear();
    const found = checkDraft(draft);
    if (Object.keys(found).length > 0) {
      faults.setFaults(found);
      focusFirstFault(form);
      return;
    }
    setPending(true);
    try {
      const answer = await call('PUT /api/users/{trackerId}', {
        params: { trackerId: of.trackerId },
        body: changesOf(saved, draft),
      });
      if (answer.result === false) {
        setEmailExists(true);
        return;
      }
      setTried(false);
      setSaved(draft);
      if (saved.seeking !== draft.seeking) {
        // `seeking` decides the content of every page.
        setReloads(true);
      } else {
        showToast('success', { title: t('titolo_ok'), description: t('testo_ok') });
        router.refresh();
      }
    } catch (error) {
      faults.take(error);
      focusFirstFault(form);
    } finally {
      setPending(false);
    }
  };

  const hideEmailExists = (): void => {
    setEmailExists(false);
  };
  return {
    draft,
    change,
    save,
    unsaved,
    pending,
    faults,
    emailExists,
    hideEmailExists,
  };
}
