import { CONSENTS, type Ticks } from '../consent-boxes.tsx';
import type { Faults } from '../use-faults.ts';

export const COMPLETION_FIELDS = ['region', 'age', 'gender', 'seeking', ...CONSENTS] as const;
export type CompletionField = (typeof COMPLETION_FIELDS)[number];

export interface CompletionValues {
  readonly region: string;
  readonly age: string;
  readonly gender: string;
  readonly seeking: string;
  readonly ticks: Ticks;
}

/** Nothing is filled in and nothing ticked before the visitor does it. */
export const EMPTY: CompletionValues = {
  region: '',
  age: '',
  gender: '',
  seeking: '',
  ticks: { terms1: false, terms2: false, terms3: false, terms4: false },
};

export function checkCompletion(values: CompletionValues): Faults<CompletionField> {
  const { region, age, gender, seeking, ticks } = values;
  return {
    ...(region === '' ? { region: 'place_unknown' } : {}),
    ...(age === '' ? { age: 'age_refused' } : {}),
    ...(gender === '' ? { gender: 'gender_missing' } : {}),
    ...(seeking === '' ? { seeking: 'seeking_missing' } : {}),
    ...(ticks.terms1 ? {} : { terms1: 'consent_missing' }),
    ...(ticks.terms2 ? {} : { terms2: 'consent_missing' }),
    ...(ticks.terms4 ? {} : { terms4: 'consent_missing' }),
  };
}
