'use client';

import { BellPlus, BookmarkCheck } from 'lucide-react';
import { useTranslations } from 'next-intl';
import { useId, useState } from 'react';
import { useRequest } from '#components/requests/use-request.ts';
import { Button } from '#components/ui/button.tsx';
import { buttonStyle } from '#components/ui/button-style.ts';
import { Checkbox } from '#components/ui/checkbox.tsx';
import { Field } from '#components/ui/field.tsx';
import { Input } from '#components/ui/input.tsx';
import { Panel } from '#components/ui/panel.tsx';
import { ScriptForm } from '#components/ui/script-form.tsx';
import { showToast } from '#components/ui/toast.tsx';
import type { FindState } from '#components/discovery/find-address.ts';
import { SEARCH_NAME_MAX_LENGTH } from '#lib/discovery/limits.ts';
import { call } from '#lib/http/client/call.ts';

interface SaveSearchProps {
  state: FindState;
  /** The name that is proposed: that of the searched place. */
  place: string;
  /** The name under which this search is saved already. */
  savedAs: string | null;
  prefix: string;
}

/** Saves the search that is shown, under a name; a saved one shows it and leads to the list. */
export function SaveSearch({ state, place, savedAs, prefix }: SaveSearchProps) {
  const t = useTranslations('searches.save');
  const [name, setName] = useState(savedAs);
  const [open, setOpen] = useState(false);
  const { pending, run } = useRequest();
  const formId = useId();
  const proposed = place.slice(0, SEARCH_NAME_MAX_LENGTH);
  const save = async (form: HTMLFormElement): Promise<void> => {
    const fields = new FormData(form);
    const typed = fields.get('name');
    const given = typeof typed === 'string' && typed.trim() !== '' ? typed.trim() : proposed;
    const { page: _, ...sought } = state;
    const body = { ...sought, name: given, alert: fields.has('alert') };
    if (!(await run(() => call('POST /api/users/searches', { body })))) return;
    setName(given);
    setOpen(false);
    showToast('success', { title: t('done') });
  };
  if (name !== null) {
    return (
      <a href={`${prefix}/searches`} className={buttonStyle({ variant: 'secondary', size: 'sm' })}>
        <BookmarkCheck aria-hidden="true" strokeWidth={1.75} />
        {t('saved', { name })}
      </a>
    );
  }
  return (
    <>
      <Button
        variant="secondary"
        size="sm"
        aria-haspopup="dialog"
        onClick={() => {
          setOpen(true);
        }}
      >
        <BellPlus aria-hidden="true" strokeWidth={1.75} />
        {t('open')}
      </Button>
      <Panel
        open={open}
        onOpenChange={setOpen}
        title={t('title')}
        closeLabel={t('close')}
        footer={
          <Button type="submit" form={formId} wide pending={pending}>
            {t('submit')}
          </Button>
        }
      >
        <ScriptForm
          id={formId}
          className="grid gap-4"
          onSend={(form) => {
            void save(form);
          }}
        >
          <Field label={t('name')}>
            {(control) => (
              <Input
                {...control}
                name="name"
                maxLength={SEARCH_NAME_MAX_LENGTH}
                defaultValue={proposed}
              />
            )}
          </Field>
          <Checkbox id={`${formId}-alert`} name="alert" label={t('alert')} hint={t('alertHint')} />
        </ScriptForm>
      </Panel>
    </>
  );
}
