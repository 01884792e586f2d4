import { brandById } from '../../../brands/registry.ts';
import { lengthOf } from '../days.ts';
import { count, share } from '../../../text/value-format.ts';
import { isTooFew, nothing, withheld, type Question } from '../question.ts';
import { guarded, reachedBy, shareOf, STEP_NAMES, STEPS, withoutSmall } from '../reached.ts';
import { countsByPart } from '../read-parts.ts';

const PAID = STEPS.findIndex(([name]) => name === 'signup_paid');
const MAX_BARS = 12;

const sourceName = (group: string): string => (group === 'none' ? 'direct' : group);

/**
 * Which links bring signups; for one source, by campaign. Groups are merged or left out when they are small
 * enough to identify a person.
 */
export const sources: Question = {
  key: 'sources',
  title: 'Acquisition by source',
  ask: async (view) => {
    const by = view.source === undefined ? 'source' : 'campaign';
    const rows = await countsByPart(view, STEP_NAMES, view.span, by);
    const groups = withoutSmall(reachedBy(rows).filter(({ signedUp }) => signedUp > 0));
    const all = groups.reduce((sum, { signedUp }) => sum + signedUp, 0);
    if (groups.length === 0 || all === 0) return nothing('Too few sign-ups to compare sources.');
    const own = groups.find(({ group }) => group === 'none')?.signedUp ?? 0;
    const shown = groups.slice(0, MAX_BARS);
    return {
      sentence:
        by === 'source'
          ? `${share(1 - own / all)} of ${count(all)} came by a link, ${share(own / all)} directly.`
          : `${count(all)} sign-ups from this source, ${count(shown[0]?.signedUp ?? 0)} of them by ${sourceName(shown[0]?.group ?? '')}.`,
      note: 'Select a source to see its campaigns. Groups of fewer than five people are combined, and counts under five are hidden.',
      plot: {
        kind: 'bars',
        unit: 'count',
        bars: shown.map((one) => ({
          name: sourceName(one.group),
          value: one.signedUp,
          about: STEPS.flatMap(([, name], step) => {
            const part = shareOf(one, step, true);
            return typeof part === 'number' ? [`${name.toLowerCase()} ${share(part)}`] : [];
          }).join(' · '),
        })),
      },
      columns: [
        { name: by === 'source' ? 'Source' : 'Campaign', unit: 'text' },
        { name: 'Signed up', unit: 'count' },
        ...STEPS.map(([, name]) => ({ name, unit: 'count' as const })),
      ],
      rows: groups.map(({ group, signedUp, steps }) => [
        sourceName(group),
        signedUp,
        ...steps.map((people) => guarded(people, true)),
      ]),
    };
  },
};

/** The share of each flow's signups that paid. */
export const flows: Question = {
  key: 'flows',
  title: 'Payment conversion by flow',
  ask: async (view) => {
    const rows = await countsByPart(view, STEP_NAMES, view.span, 'flow');
    const groups = reachedBy(rows).filter(({ signedUp }) => signedUp > 0);
    if (groups.length === 0) return nothing('No sign-ups in this period.');
    const all = groups.reduce((sum, { signedUp }) => sum + signedUp, 0);
    if (isTooFew(view, all)) return withheld;
    const guard = view.source !== undefined;
    const paid = (one: (typeof groups)[number]) => (one.steps[PAID] ?? 0) / one.signedUp;
    const [best] = [...groups].sort((a, b) => paid(b) - paid(a));
    const none = !best || paid(best) === 0;
    return {
      sentence: none
        ? `None of the ${count(all)} new members has paid yet.`
        : `Flow ${best.group}: ${share(paid(best))} of ${count(best.signedUp)} have paid.`,
      plot: {
        kind: 'bars',
        unit: 'share',
        bars: groups.slice(0, MAX_BARS).map((one) => {
          const value = shareOf(one, PAID, guard);
          return {
            name: `Flow ${one.group}`,
            value: value === 'few' ? null : value,
            about: `${count(one.signedUp)} signed up`,
          };
        }),
      },
      columns: [
        { name: 'Flow', unit: 'text' },
        { name: 'Signed up', unit: 'count' },
        ...STEPS.map(([, name]) => ({ name, unit: 'count' as const })),
      ],
      rows: groups.map(({ group, signedUp, steps }) => [
        group,
        guarded(signedUp, guard),
        ...steps.map((people) => guarded(people, guard)),
      ]),
    };
  },
};

/** Signups of each brand compared with the same number of days before. */
export const byBrand: Question = {
  key: 'brands',
  title: 'Growth by brand',
  ask: async (view) => {
    const names = ['registration'] as const;
    const [rows, earlier] = await Promise.all([
      countsByPart(view, names, view.span, 'brand'),
      countsByPart(view, names, view.before, 'brand'),
    ]);
    const lines = view.brandIds
      .map((id) => {
        const of = (all: typeof rows) => all.find(({ group }) => group === id)?.count ?? 0;
        return { name: brandById(id)?.name ?? id, now: of(rows), then: of(earlier) };
      })
      .sort((a, b) => b.now - a.now || a.name.localeCompare(b.name));
    if (lines.some(({ now, then }) => isTooFew(view, now) || isTooFew(view, then))) return withheld;
    const [most] = [...lines].sort((a, b) => b.now - b.then - (a.now - a.then));
    const days = lengthOf(view.span);
    const grows = most !== undefined && most.now > most.then;
    return {
      sentence: grows
        ? `${most.name} grew most: ${count(most.now)} sign-ups, ${count(most.now - most.then)} more than in the previous ${String(days)} days.`
        : `No brand had more sign-ups than in the previous ${String(days)} days.`,
      plot: {
        kind: 'bars',
        unit: 'count',
        bars: lines.map(({ name, now, then }) => ({
          name,
          value: now,
          about: `${now >= then ? '+' : '−'}${count(Math.abs(now - then))}`,
        })),
      },
      columns: [
        { name: 'Brand', unit: 'text' },
        { name: 'Signed up', unit: 'count' },
        { name: `Previous ${String(days)} days`, unit: 'count' },
      ],
      rows: lines.map(({ name, now, then }) => [name, now, then]),
    };
  },
};
