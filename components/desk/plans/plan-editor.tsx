'use client';

import { useMemo, useState } from 'react';
import { Choice } from '../choice.tsx';
import { draftCalls } from '../config/draft-calls.ts';
import { DraftEditor } from '../config/draft-editor.tsx';
import type { Fields, JsonSchema } from '../config/json-schema.ts';
import type { StoredDraft } from '../config/use-draft.ts';
import { deskCall } from '../desk-call.ts';
import { planSections } from './plan-sections.ts';

interface PlanEditorProps {
  productId: string;
  schema: JsonSchema;
  published: Fields;
  version: number;
  draft: StoredDraft | null;
  locked?: string;
  path: string;
  /** Brands on whose pages it can be previewed. */
  brands: readonly { readonly id: string; readonly name: string }[];
}

/** The editor of a plan. */
export function PlanEditor({ productId, brands, ...rest }: PlanEditorProps) {
  const [brand, setBrand] = useState(brands[0]?.id ?? '');
  const calls = useMemo(() => {
    const params = { product: productId };
    return draftCalls('plans/{product}', params, () =>
      deskCall('POST /api/desk/plans/{product}/preview', { params, body: { brand } }),
    );
  }, [productId, brand]);
  return (
    <>
      <div className="mt-4 max-w-56">
        <Choice
          label="Preview on"
          value={brand}
          options={brands.map(({ id, name }) => ({ value: id, label: name }))}
          onValue={setBrand}
        />
      </div>
      <DraftEditor {...rest} calls={calls} what={productId} options={{}} sections={planSections} />
    </>
  );
}
