'use client';

import { useRouter } from 'next/navigation';
import { useState } from 'react';
import { Button } from '#components/ui/button.tsx';
import { ScriptForm } from '#components/ui/script-form.tsx';
import { TextField } from '../text-field.tsx';

/** Opens the editor of a product that does not exist yet. */
export function NewPlan() {
  const router = useRouter();
  const [product, setProduct] = useState('');
  const good = /^[a-z0-9_]{3,40}$/.test(product);
  return (
    <ScriptForm
      className="mt-6 flex max-w-lg flex-wrap items-start gap-3 border-t border-line pt-4"
      onSend={() => {
        if (good) router.push(`/plans/${product}`);
      }}
    >
      <div className="min-w-0 flex-1 basis-56">
        <TextField
          label="Name of a new product"
          hint="Small letters, digits and _: pack_100. Flows offer it once it is published."
          maxLength={40}
          value={product}
          onValue={setProduct}
        />
      </div>
      <Button type="submit" variant="secondary" className="mt-7" disabled={!good}>
        Begin a draft
      </Button>
    </ScriptForm>
  );
}
