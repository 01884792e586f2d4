import { findSession } from '../accounts/session/find-session.ts';
import type { Viewer } from '../identity/viewer.ts';

const VISITOR: Viewer = { kind: 'visitor' };

/** The caller on this brand. A session of another brand counts as a visitor. */
export async function viewerOf(token: string | undefined, brandId: string): Promise<Viewer> {
  if (token === undefined) return VISITOR;
  const member = await findSession(token);
  return member?.brandId === brandId ? member : VISITOR;
}
