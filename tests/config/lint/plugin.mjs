import { noConcurrentTransaction } from './no-concurrent-transaction.mjs';
import { linearPatterns } from './linear-patterns.mjs';
import { noLiteralSpread } from './no-literal-spread.mjs';
import { standardTerms } from './standard-terms.mjs';

/** Rules of this project for Oxlint. */
export default {
  meta: { name: 'amarena' },
  rules: {
    'no-concurrent-transaction': noConcurrentTransaction,
    'linear-patterns': linearPatterns,
    'no-literal-spread': noLiteralSpread,
    'standard-terms': standardTerms,
  },
};
