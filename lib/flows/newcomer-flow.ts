import { randomInt } from 'node:crypto';
import { holdingFlow, type Flow } from './queries.ts';

type SeenFlow = { readonly code: string; readonly version?: number };

/** Parses the browser's flow cookie: a code, and after a dot the version if that was an arm of an experiment. Pure. */
export function readSeenFlow(cookie: string): SeenFlow {
  const [, code = cookie, version] = /^([\w-]{1,20})\.(\d{1,9})$/.exec(cookie) ?? [];
  return version === undefined ? { code } : { code, version: Number(version) };
}

/**
 * The flow of a new visitor, by its code. While an experiment is running, newcomers are assigned at random; a
 * browser that was in one of its arms before stays in it. Raises `flow_unknown`.
 */
export async function newcomerFlow(
  brandId: string,
  code: string,
  seen: SeenFlow | undefined,
): Promise<Flow> {
  const { flow, split } = await holdingFlow(brandId, code);
  if (split === null) return flow;
  const arms = [flow, split.challenger];
  const before = seen?.code === code ? arms.find(({ version }) => version === seen.version) : null;
  return before ?? (randomInt(100) < split.share ? split.challenger : flow);
}

/** Value of the browser's flow cookie: includes the version only while it is an arm of a running experiment. */
export async function flowCookieValue({ brandId, code, version, id }: Flow): Promise<string> {
  const { flow, split } = await holdingFlow(brandId, code);
  const arm = split !== null && (id === flow.id || id === split.challenger.id);
  return arm ? `${code}.${String(version)}` : code;
}
