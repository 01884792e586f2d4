'use client';

import { useMemo, useState } from 'react';
import { Field } from '#components/ui/field.tsx';
import { Select } from '#components/ui/select.tsx';
import { DraftEditor, type EditorCalls } from '../config/draft-editor.tsx';
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
  /** On whose pages it can be looked at. */
  brands: readonly { readonly id: string; readonly name: string }[];
}

function callsOf(product: string, brand: string): EditorCalls {
  const params = { product };
  return {
    read: async () => {
      const { draft } = await deskCall('GET /api/desk/plans/{product}/draft', { params });
      return draft as StoredDraft | null;
    },
    check: async (content) => {
      const body = { content };
      return (await deskCall('POST /api/desk/plans/{product}/check', { params, body })).faults;
    },
    save: (content, revision, basedOn) => {
      const body = { content, revision, basedOn };
      return deskCall('POST /api/desk/plans/{product}/draft', { params, body });
    },
    discard: (revision) =>
      deskCall('POST /api/desk/plans/{product}/discard', { params, body: { revision } }),
    publish: (revision, note) =>
      deskCall('POST /api/desk/plans/{product}/publish', { params, body: { revision, note } }),
    preview: () => deskCall('POST /api/desk/plans/{product}/preview', { params, body: { brand } }),
  };
}

/** The editor of a plan. */
export function PlanEditor({ productId, brands, ...rest }: PlanEditorProps) {
  const [brand, setBrand] = useState(brands[0]?.id ?? '');
  const calls = useMemo(() => callsOf(productId, brand), [productId, brand]);
  return (
    <>
      <div className="mt-4 max-w-56">
        <Field label="Preview on">
          {(control) => (
            <Select
              {...control}
              value={brand}
              options={brands.map(({ id, name }) => ({ value: id, label: name }))}
              onChange={({ target }) => {
                setBrand(target.value);
              }}
            />
          )}
        </Field>
      </div>
      <DraftEditor {...rest} {...{ calls }} what={productId} options={{}} sections={planSections} />
    </>
  );
}
