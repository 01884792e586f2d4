'use client';

import { SlidersHorizontal } from 'lucide-react';
import { useId, useState } from 'react';
import { CountBadge } from '#components/ui/badge.tsx';
import { Button } from '#components/ui/button.tsx';
import { Field } from '#components/ui/field.tsx';
import { Panel } from '#components/ui/panel.tsx';
import { Select } from '#components/ui/select.tsx';
import { Switch } from '#components/ui/switch.tsx';
import { OLDEST, YOUNGEST, type FindState } from './find-address.ts';

interface FiltersProps {
  state: FindState;
  action: string;
  resetHref: string;
  count: number;
  labels: {
    open: string;
    active: string;
    title: string;
    from: string;
    to: string;
    withPhoto: string;
    membersOnly: string;
    membersOnlyHint: string;
    apply: string;
    reset: string;
    close: string;
  };
}

const ages = Array.from({ length: OLDEST - YOUNGEST + 1 }, (_, index) => {
  const age = String(YOUNGEST + index);
  return { value: age, label: age };
});

/** What narrows a search, in a panel; a plain form, whose answer is a new page of results. */
export function Filters({ state, action, resetHref, count, labels }: FiltersProps) {
  const [open, setOpen] = useState(false);
  const [members, setMembers] = useState(state.membersOnly);
  const formId = useId();
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
        <SlidersHorizontal aria-hidden="true" strokeWidth={1.75} />
        {labels.open}
        <CountBadge count={count} label={labels.active} />
      </Button>
      <Panel
        open={open}
        onOpenChange={setOpen}
        title={labels.title}
        closeLabel={labels.close}
        footer={
          <div className="grid gap-2">
            <Button type="submit" form={formId} wide>
              {labels.apply}
            </Button>
            {count > 0 && (
              <Button asChild variant="quiet" wide>
                <a href={resetHref}>{labels.reset}</a>
              </Button>
            )}
          </div>
        }
      >
        <form id={formId} action={action} className="grid gap-4">
          <input type="hidden" name="page" value="1" />
          {state.region !== undefined && <input type="hidden" name="region" value={state.region} />}
          <div className="grid grid-cols-2 gap-3">
            <Field label={labels.from}>
              {(control) => (
                <Select
                  {...control}
                  name="from"
                  options={ages}
                  defaultValue={String(state.ageMin)}
                />
              )}
            </Field>
            <Field label={labels.to}>
              {(control) => (
                <Select {...control} name="to" options={ages} defaultValue={String(state.ageMax)} />
              )}
            </Field>
          </div>
          <Switch
            id={`${formId}-photo`}
            name="photo"
            value="1"
            label={labels.withPhoto}
            defaultChecked={state.withPhoto}
          />
          <input type="hidden" name="members" value={members ? '1' : '0'} />
          <Switch
            id={`${formId}-members`}
            label={labels.membersOnly}
            hint={labels.membersOnlyHint}
            checked={members}
            onChange={(event) => {
              setMembers(event.target.checked);
            }}
          />
        </form>
      </Panel>
    </>
  );
}
