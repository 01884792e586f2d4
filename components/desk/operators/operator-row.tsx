'use client';

import { useRouter } from 'next/navigation';
import { useState } from 'react';
import { Button } from '#components/ui/button.tsx';
import { ScriptForm } from '#components/ui/script-form.tsx';
import type { OperatorRole } from '#lib/db/generated/enums.ts';
import { ConfirmButton } from '../confirm-button.tsx';
import { deskCall } from '../desk-call.ts';
import { ErrorMessage } from '../error-message.tsx';
import { humanize } from '#lib/desk/plain/code-text.ts';
import { Moment } from '../moment.tsx';
import { Pill } from '../pill.tsx';
import { useMutation } from '../use-mutation.ts';
import { HandedLink } from './invite-form.tsx';
import { RoleFields, type NamedBrand, type Place } from './role-fields.tsx';

interface OperatorRowProps {
  id: string;
  name: string;
  email: string;
  role: OperatorRole;
  state: 'invited' | 'active' | 'disabled';
  /** The operator's brands; empty means all. */
  brandIds: readonly string[];
  /** The brands that the current admin may assign, and whether these are all brands. */
  brands: readonly NamedBrand[];
  all: boolean;
  lastSeenAt: string | null;
  /** An admin cannot change or disable their own account. */
  self: boolean;
}

/** One operator, with an admin's actions. */
export function OperatorRow(props: OperatorRowProps) {
  const { id, name, email, role, state, brandIds, brands, all, lastSeenAt, self } = props;
  const router = useRouter();
  const [changing, setChanging] = useState(false);
  const [link, setLink] = useState<string | null>(null);
  const { pending, errorMessage, run } = useMutation();
  const disable = () =>
    run(async () => {
      await deskCall('POST /api/desk/operators/{id}/disable', { params: { id } });
      setLink(null);
      router.refresh();
    });
  const reset = () =>
    run(async () => {
      setLink((await deskCall('POST /api/desk/operators/{id}/reset', { params: { id } })).link);
      router.refresh();
    });
  const named = brands.filter((brand) => brandIds.includes(brand.id)).map((brand) => brand.name);
  const out = state === 'disabled';
  return (
    <li className="grid gap-x-6 gap-y-1 py-3 sm:grid-cols-[1fr_auto] sm:items-center">
      <div className={out ? 'min-w-0 text-ink-soft' : 'min-w-0'}>
        <p className="flex flex-wrap items-center gap-2 font-semibold">
          {name}
          <Pill tone={out ? 'plain' : 'accent'}>{humanize(role)}</Pill>
          {state !== 'active' && <Pill tone={out ? 'bad' : 'plain'}>{state}</Pill>}
        </p>
        <p className="text-sm wrap-anywhere text-ink-soft">
          {email} · {named.length === 0 ? 'all brands' : named.join(', ')} ·{' '}
          {lastSeenAt === null ? (
            'never logged in'
          ) : (
            <>
              last seen <Moment at={lastSeenAt} />
            </>
          )}
        </p>
      </div>
      {!self && (
        <div className="flex flex-wrap gap-1">
          {!out && (
            <Button
              size="sm"
              variant="quiet"
              aria-expanded={changing}
              onClick={() => {
                setChanging(!changing);
              }}
            >
              Edit
            </Button>
          )}
          <ConfirmButton
            label={out ? 'Reactivate' : 'Reset login'}
            confirmLabel={out ? `Reactivate ${name}` : `Reset login of ${name}`}
            pending={pending}
            onConfirm={() => void reset()}
          />
          {!out && (
            <ConfirmButton
              label="Disable"
              confirmLabel={`Disable ${name}`}
              pending={pending}
              onConfirm={() => void disable()}
            />
          )}
        </div>
      )}
      <div className="sm:col-span-2">
        <ErrorMessage>{errorMessage}</ErrorMessage>
        {changing && (
          <ChangeForm
            id={id}
            brands={brands}
            all={all}
            place={{ role, brandIds }}
            onEnd={() => {
              setChanging(false);
            }}
          />
        )}
        {link !== null && <HandedLink name={name} link={link} />}
      </div>
    </li>
  );
}

interface ChangeFormProps {
  id: string;
  brands: readonly NamedBrand[];
  all: boolean;
  place: Place;
  onEnd: () => void;
}

/** Changes an operator's role and brands, from their next request on. */
function ChangeForm({ id, brands, all, onEnd, ...given }: ChangeFormProps) {
  const router = useRouter();
  const [place, setPlace] = useState(given.place);
  const { pending, errorMessage, run } = useMutation();
  const save = () =>
    run(async () => {
      const body = { role: place.role, brandIds: [...place.brandIds] };
      await deskCall('POST /api/desk/operators/{id}/change', { params: { id }, body });
      router.refresh();
      onEnd();
    });
  return (
    <ScriptForm className="card mt-2 grid max-w-md gap-4 p-4" onSend={save}>
      <RoleFields brands={brands} all={all} value={place} onValue={setPlace} />
      <ErrorMessage>{errorMessage}</ErrorMessage>
      <div className="flex flex-wrap gap-2">
        <Button type="submit" size="sm" pending={pending}>
          Save
        </Button>
        <Button variant="quiet" size="sm" onClick={onEnd}>
          Cancel
        </Button>
      </div>
    </ScriptForm>
  );
}
