'use client';

import type { Locale } from '#lib/brands/schema.ts';
import { call } from '#lib/http/client/call.ts';
import {
  checkCommon,
  COMMON_FIELDS,
  commonBody,
  NOTHING_SAID,
  type CommonAnswers,
} from '../common-answers.ts';
import { fingerprint } from '../fingerprint.ts';
import { useAccountOpening } from '../use-account-opening.ts';
import type { Faults } from '../use-faults.ts';
import { thisVisit } from '../visit-memory.ts';

const COMPLETION_FIELDS = ['region', 'birthDate', ...COMMON_FIELDS] as const;
type CompletionField = (typeof COMPLETION_FIELDS)[number];

interface CompletionValues extends CommonAnswers {
  readonly region: string;
  /** `yyyy-mm-dd`; empty until the date is complete. */
  readonly birthDate: string;
}

const EMPTY_COMPLETION: CompletionValues = {
  region: '',
  birthDate: '',
  ...NOTHING_SAID,
};

/** Client-side validation of the completion form, in the order of its fields. The server decides. */
function checkCompletion(values: CompletionValues): Faults<CompletionField> {
  return {
    ...(values.region === '' ? { region: 'place_unknown' } : {}),
    ...(values.birthDate === '' ? { birthDate: 'age_refused' } : {}),
    ...checkCommon(values),
  };
}

/** Who may enter without a password: the bearer of a pending account's token, or the address of a short form. */
export type Invited = { readonly token: string } | { readonly email: string };

/** The region is sent as `geo`, a key of the reference texts; the server refuses the age that follows from the date. */
const SENT_AS = { geo: 'region', age: 'birthDate' } as const;

interface CompletionWhere {
  readonly invited: Invited;
  readonly country: string;
  readonly language: Locale;
  readonly onEntered: () => void;
}

/** The short signup: collects what is missing from the account or address in `invited`. */
export function useCompletion({ invited, country, language, onEntered }: CompletionWhere) {
  const post = async (values: CompletionValues) =>
    call('POST /api/users/extSign_register', {
      body: {
        ...thisVisit(),
        ...invited,
        ...commonBody(values),
        country,
        language,
        birthDate: values.birthDate,
        geo: values.region,
        fingerprint: await fingerprint(),
      },
    });
  return useAccountOpening({
    form: 'landing',
    fields: COMPLETION_FIELDS,
    renamed: SENT_AS,
    empty: EMPTY_COMPLETION,
    check: checkCompletion,
    post,
    onEntered,
  });
}
