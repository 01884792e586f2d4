import type { ReactNode } from 'react';

/** What the product gives a brand's home to compose; each part takes the width it is given. */
export interface HomeParts {
  readonly brandName: string;
  /** The two ways in, side by side: sign up, log in. */
  readonly ways: ReactNode;
  /** Approved reviews of this brand; null while there are none. */
  readonly reviews: ReactNode;
  /** Questions people ask before they sign up. */
  readonly faq: ReactNode;
}
