'use client';

import { useRouter } from 'next/navigation';
import { useState } from 'react';
import { Button } from '#components/ui/button.tsx';
import { ScriptForm } from '#components/ui/script-form.tsx';
import { deskCall } from '../desk-call.ts';
import { ErrorMessage } from '../error-message.tsx';
import { useMutation } from '../use-mutation.ts';
import { RoleFields, type NamedBrand, type Place } from './role-fields.tsx';

interface ChangeFormProps {
  id: string;
  brands: readonly NamedBrand[];
  all: boolean;
  place: Place;
  onEnd: () => void;
}

/** Changes an operator's role and brands, from their next request on. */
export function ChangeForm({ id, brands, all, onEnd, ...given }: ChangeFormProps) {
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
