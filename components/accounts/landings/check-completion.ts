import { checkCommon, COMMON_FIELDS, NOTHING_SAID, type CommonAnswers } from '../common-answers.ts';
import type { Faults } from '../use-faults.ts';

export const COMPLETION_FIELDS = ['region', 'age', ...COMMON_FIELDS] as const;
type CompletionField = (typeof COMPLETION_FIELDS)[number];

export interface CompletionValues extends CommonAnswers {
  readonly region: string;
  readonly age: string;
}

export const EMPTY_COMPLETION: CompletionValues = { region: '', age: '', ...NOTHING_SAID };

/** The form's own look at itself, in its order; the server decides. */
export function checkCompletion(values: CompletionValues): Faults<CompletionField> {
  return {
    ...(values.region === '' ? { region: 'place_unknown' } : {}),
    ...(values.age === '' ? { age: 'age_refused' } : {}),
    ...checkCommon(values),
  };
}
