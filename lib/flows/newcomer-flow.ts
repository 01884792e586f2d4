import { randomInt } from 'node:crypto';
import { holdingFlow, type Flow } from './queries.ts';

type SeenFlow = { readonly code: string; readonly version?: number };

/**
 * What the browser's flow cookie says: a code, and behind a point the version where that was an arm of an
 * experiment. Pure.
 */
export function readSeenFlow(cookie: string): SeenFlow {
  const [, code = cookie, version] = /^([\w-]{1,20})\.(\d{1,9})$/.exec(cookie) ?? [];
  return version === undefined ? { code } : { code, version: Number(version) };
}

/**
 * The flow of somebody new, by its code. While an experiment runs newcomers are parted by chance, except a
 * browser that was in one of its arms before, which stays there. Raises `flow_unknown`.
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

/** What a browser keeps of its flow: the version only while it is an arm of a running experiment. */
export async function flowCookieValue({ brandId, code, version, id }: Flow): Promise<string> {
  const { flow, split } = await holdingFlow(brandId, code);
  const arm = split !== null && (id === flow.id || id === split.challenger.id);
  return arm ? `${code}.${String(version)}` : code;
}
