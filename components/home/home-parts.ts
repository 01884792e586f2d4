import type { ReactNode } from 'react';

/** What the product gives a brand's home to compose; each part takes the width it is given. */
export interface HomeParts {
  readonly brandName: string;
  /** The two ways in: sign up, log in; for a row that wraps. */
  readonly authLinks: ReactNode;
  /** Approved reviews of this brand, a section with its heading; nothing while there are none. */
  readonly reviews: ReactNode;
  /** Questions people ask before they sign up, a section with its heading. */
  readonly faq: ReactNode;
  /** The same questions alone, for a home that sets its own heading. */
  readonly questions: ReactNode;
}
