import { deskCall } from '../desk-call.ts';

/** Whose earlier version comes back. */
export type RestoreCall = {
  readonly of: 'flows/{brand}/{code}' | 'plans/{product}' | 'brands/{brand}';
  readonly params: Readonly<Record<string, string>>;
};

type RestoreBody = { readonly version: number; readonly newest: number; readonly note: string };

/** Brings an earlier version back as a new one, and answers with its number. */
export function restoreVersion(
  { of, params }: RestoreCall,
  body: RestoreBody,
): Promise<{ readonly version: number }> {
  return deskCall(`POST /api/desk/${of}/restore`, { params, body });
}
