import { dayOf, daysAfter } from './days.ts';
import { MIN_GROUP_SIZE } from '../../text/value-format.ts';
import { countsByPart } from './read-parts.ts';
import { FILTER_DAYS } from '../limits.ts';

const NAMES = ['registration'] as const;

/** The flows and sources to filter by. A source is offered only when enough people came through it. */
export async function optionsFor(brandIds: readonly string[], now: Date) {
  const span = { from: daysAfter(dayOf(now), -FILTER_DAYS), to: daysAfter(dayOf(now), 1) };
  const all = { brandIds, flow: undefined, source: undefined };
  const [flows, sources] = await Promise.all([
    countsByPart(all, NAMES, span, 'flow'),
    countsByPart(all, NAMES, span, 'source'),
  ]);
  return {
    flows: flows.map(({ group }) => group).sort(),
    sources: sources
      .filter(({ count }) => count >= MIN_GROUP_SIZE)
      .map(({ group }) => group)
      .sort(),
  };
}
