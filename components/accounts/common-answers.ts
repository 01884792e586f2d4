import { CONSENTS, type Ticks } from './consent-boxes.tsx';
import type { SexValues } from './sex-fields.tsx';
import type { Faults } from './use-faults.ts';

/** The fields that both the long and the short signup end with: gender, seeking, and the consents. */
export interface CommonAnswers extends SexValues {
  readonly ticks: Ticks;
}

export const COMMON_FIELDS = ['gender', 'seeking', ...CONSENTS] as const;
export type CommonField = (typeof COMMON_FIELDS)[number];

/** Initial values: nothing is prefilled and no box is ticked. */
export const NOTHING_SAID: CommonAnswers = {
  gender: '',
  shownWith: null,
  seeking: '',
  ticks: { terms1: 0, terms2: 0, terms3: 0, terms4: 0 },
};

/** Client-side validation of the common fields. The server decides. */
export function checkCommon({ gender, seeking, ticks }: CommonAnswers): Faults<CommonField> {
  return {
    ...(gender === '' ? { gender: 'gender_missing' } : {}),
    ...(seeking === '' ? { seeking: 'seeking_missing' } : {}),
    ...(ticks.terms1 > 0 ? {} : { terms1: 'consent_missing' }),
    ...(ticks.terms2 > 0 ? {} : { terms2: 'consent_missing' }),
    ...(ticks.terms4 > 0 ? {} : { terms4: 'consent_missing' }),
  };
}

/** The fields that a change of values belongs to. Pure. */
export function changedFields(
  part: { readonly ticks?: Ticks | undefined },
  before: CommonAnswers,
): readonly string[] {
  return Object.keys(part).flatMap((name) => {
    if (name === 'ticks') return CONSENTS.filter((box) => part.ticks?.[box] !== before.ticks[box]);
    // Errors of a place belong to its region.
    return [name === 'place' ? 'region' : name];
  });
}

/** The common fields in the form that the calls that open an account take. */
export function commonBody({ gender, shownWith, seeking, ticks }: CommonAnswers) {
  return {
    terms1: ticks.terms1 > 0,
    terms2: ticks.terms2 > 0,
    terms3: ticks.terms3 > 0,
    terms4: ticks.terms4 > 0,
    readVersions: ticks,
    gender: gender || undefined,
    shownWith: gender === 'nonbinary' ? shownWith : undefined,
    seeking: seeking || undefined,
  } as const;
}
