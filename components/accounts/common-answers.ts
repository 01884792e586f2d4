import { CONSENTS, type Ticks } from './consent-boxes.tsx';
import type { Faults } from './use-faults.ts';

/** What the long signup and the short one both end with: who seeks whom, and the consents. */
export interface CommonAnswers {
  readonly gender: string;
  readonly seeking: string;
  readonly ticks: Ticks;
}

export const COMMON_FIELDS = ['gender', 'seeking', ...CONSENTS] as const;
export type CommonField = (typeof COMMON_FIELDS)[number];

/** Nothing is filled in and nothing ticked before the visitor does it. */
export const NOTHING_SAID: CommonAnswers = {
  gender: '',
  seeking: '',
  ticks: { terms1: 0, terms2: 0, terms3: 0, terms4: 0 },
};

/** The form's own look at them; the server decides. */
export function checkCommon({ gender, seeking, ticks }: CommonAnswers): Faults<CommonField> {
  return {
    ...(gender === '' ? { gender: 'gender_missing' } : {}),
    ...(seeking === '' ? { seeking: 'seeking_missing' } : {}),
    ...(ticks.terms1 > 0 ? {} : { terms1: 'consent_missing' }),
    ...(ticks.terms2 > 0 ? {} : { terms2: 'consent_missing' }),
    ...(ticks.terms4 > 0 ? {} : { terms4: 'consent_missing' }),
  };
}

/** As the calls that open an account take them. */
export function commonBody({ gender, seeking, ticks }: CommonAnswers) {
  return {
    terms1: ticks.terms1 > 0,
    terms2: ticks.terms2 > 0,
    terms3: ticks.terms3 > 0,
    terms4: ticks.terms4 > 0,
    readVersions: ticks,
    gender: gender === 'man' ? 'man' : 'woman',
    seeking: seeking === 'man' ? 'man' : 'woman',
  } as const;
}
