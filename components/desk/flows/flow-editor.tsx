'use client';

import { useMemo } from 'react';
import { deskCall } from '../desk-call.ts';
import { draftCalls } from '../config/draft-calls.ts';
import { DraftEditor } from '../config/draft-editor.tsx';
import type { Fields, JsonSchema } from '../config/json-schema.ts';
import type { StoredDraft } from '../config/use-draft.ts';
import { flowSections } from './sections.ts';

interface FlowEditorProps {
  brand: string;
  code: string;
  what: string;
  schema: JsonSchema;
  products: readonly string[];
  published: Fields;
  version: number;
  draft: StoredDraft | null;
  locked?: string;
  path: string;
}

/** The editor of a flow. */
export function FlowEditor({ brand, code, products, ...rest }: FlowEditorProps) {
  const calls = useMemo(() => {
    const params = { brand, code };
    return draftCalls('flows/{brand}/{code}', params, () =>
      deskCall('POST /api/desk/flows/{brand}/{code}/preview', { params }),
    );
  }, [brand, code]);
  const options = { productId: products };
  return <DraftEditor {...rest} calls={calls} options={options} sections={flowSections} />;
}
