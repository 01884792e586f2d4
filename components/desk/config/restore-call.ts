import { deskCall } from '../desk-call.ts';

/** The configuration whose earlier version is restored. */
export type RestoreCall = {
  readonly of: 'flows/{brand}/{code}' | 'plans/{product}' | 'brands/{brand}';
  readonly params: Readonly<Record<string, string>>;
};

type RestoreBody = { readonly version: number; readonly newest: number; readonly note: string };

/** Restores an earlier version as a new one, and returns its number. */
export function restoreVersion(
  { of, params }: RestoreCall,
  body: RestoreBody,
): Promise<{ readonly version: number }> {
  return deskCall(`POST /api/desk/${of}/restore`, { params, body });
}
