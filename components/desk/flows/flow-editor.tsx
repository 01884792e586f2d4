'use client';

import { useMemo } from 'react';
import { deskCall } from '../desk-call.ts';
import { DraftEditor, type EditorCalls } from '../config/draft-editor.tsx';
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

function callsOf(brand: string, code: string): EditorCalls {
  const params = { brand, code };
  return {
    read: async () => {
      const { draft } = await deskCall('GET /api/desk/flows/{brand}/{code}/draft', { params });
      return draft as StoredDraft | null;
    },
    check: async (content) => {
      const body = { content };
      return (await deskCall('POST /api/desk/flows/{brand}/{code}/check', { params, body })).faults;
    },
    save: (content, revision, basedOn) => {
      const body = { content, revision, basedOn };
      return deskCall('POST /api/desk/flows/{brand}/{code}/draft', { params, body });
    },
    discard: (revision) =>
      deskCall('POST /api/desk/flows/{brand}/{code}/discard', { params, body: { revision } }),
    publish: (revision, note) =>
      deskCall('POST /api/desk/flows/{brand}/{code}/publish', { params, body: { revision, note } }),
    preview: () => deskCall('POST /api/desk/flows/{brand}/{code}/preview', { params }),
  };
}

/** The editor of a flow. */
export function FlowEditor({ brand, code, products, ...rest }: FlowEditorProps) {
  const calls = useMemo(() => callsOf(brand, code), [brand, code]);
  const options = { productId: products };
  return <DraftEditor {...rest} {...{ calls, options }} sections={flowSections} />;
}
