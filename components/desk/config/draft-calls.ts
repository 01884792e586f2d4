import { deskCall } from '../desk-call.ts';
import type { EditorCalls } from './draft-editor.tsx';
import type { StoredDraft } from './use-draft.ts';

type Params = Readonly<Record<string, string>>;

/** The calls that write and publish the draft of a flow or a plan; the caller supplies the preview. */
export function draftCalls(
  of: 'flows/{brand}/{code}' | 'plans/{product}',
  params: Params,
  preview: EditorCalls['preview'],
): EditorCalls {
  return {
    preview,
    read: async () => {
      const { draft } = await deskCall(`GET /api/desk/${of}/draft`, { params });
      return draft as StoredDraft | null;
    },
    check: async (content) => {
      const body = { content };
      return (await deskCall(`POST /api/desk/${of}/check`, { params, body })).faults;
    },
    save: (content, revision, basedOn) => {
      const body = { content, revision, basedOn };
      return deskCall(`POST /api/desk/${of}/draft`, { params, body });
    },
    discard: (revision) => deskCall(`POST /api/desk/${of}/discard`, { params, body: { revision } }),
    publish: (revision, note, confirmedPriceMinor) => {
      const body = { revision, note, confirmedPriceMinor };
      return deskCall(`POST /api/desk/${of}/publish`, { params, body });
    },
    schedule: (revision, note, at, confirmedPriceMinor) => {
      const body = { revision, note, at: at.toISOString(), confirmedPriceMinor };
      return deskCall(`POST /api/desk/${of}/schedule`, { params, body });
    },
  };
}
