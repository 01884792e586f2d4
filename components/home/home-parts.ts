import type { ReactNode } from 'react';

/** The parts that the product gives a brand's home page to arrange; each takes the width it is given. */
export interface HomeParts {
  readonly brandName: string;
  /** The links to sign up and to log in, for a row that wraps. */
  readonly authLinks: ReactNode;
  /** Drawn faces in the brand's crop, with the sentence that says so. It takes the colour of its place. */
  readonly people: ReactNode;
  /** A conversation in the brand's style, as a still picture, with its caption. */
  readonly thread: ReactNode;
  /** Approved reviews of this brand, a section with its heading; nothing while there are none. */
  readonly reviews: ReactNode;
  /** Questions people ask before they sign up, a section with its heading. */
  readonly faq: ReactNode;
  /** The same questions alone, for a home that sets its own heading. */
  readonly questions: ReactNode;
}
