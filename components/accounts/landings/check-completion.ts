import { checkCommon, COMMON_FIELDS, NOTHING_SAID, type CommonAnswers } from '../common-answers.ts';
import type { Faults } from '../use-faults.ts';

export const COMPLETION_FIELDS = ['region', 'age', ...COMMON_FIELDS] as const;
type CompletionField = (typeof COMPLETION_FIELDS)[number];

export interface CompletionValues extends CommonAnswers {
  readonly region: string;
  readonly age: string;
}

export const EMPTY_COMPLETION: CompletionValues = { region: '', age: '', ...NOTHING_SAID };

/** Client-side validation of the completion form, in the order of its fields. The server decides. */
export function checkCompletion(values: CompletionValues): Faults<CompletionField> {
  return {
    ...(values.region === '' ? { region: 'place_unknown' } : {}),
    ...(values.age === '' ? { age: 'age_refused' } : {}),
    ...checkCommon(values),
  };
}
