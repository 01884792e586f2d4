import type { Brand, Locale } from '../../brands/schema.ts';
import type { Db } from '../../db/client.ts';
import type { Flow } from '../../flows/queries.ts';
import type { SignupFields } from './signup-fields.ts';

export type SignupOrigin = {
  readonly source?: string | undefined;
  readonly campaignId?: string | undefined;
  readonly clickId?: string | undefined;
  /** The partner's code in the address, and how it named its campaign. */
  readonly tid?: string | undefined;
  readonly linkCampaign?: string | undefined;
  readonly utmSource?: string | undefined;
  readonly utmMedium?: string | undefined;
  readonly utmCampaign?: string | undefined;
  /** Finds the browser's cookie choice. */
  readonly visitorId?: string | undefined;
  readonly fingerprint?: string | undefined;
  readonly country?: string | undefined;
  readonly userAgent: string;
};

export type Vouched = {
  /**
   * The mailbox is already proved: no confirmation mail is sent, no password is stored, and disclosure does
   * not matter.
   */
  readonly mailbox: boolean;
  /** Further rows of the account, written in its transaction. */
  readonly within: (tx: Db, memberId: string) => Promise<void>;
};

export type Signup = {
  readonly brand: Brand;
  readonly locale: Locale;
  readonly country: string;
  readonly flow: Flow;
  readonly fields: SignupFields;
  readonly origin: SignupOrigin;
  /** Only for a signup without a chosen password: by Google, by an invitation link or by the short form. */
  readonly vouched?: Vouched;
  readonly now: Date;
};
