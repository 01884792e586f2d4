import type { HostedFieldsConfig } from '#lib/payments/options/hosted-fields-config.ts';

/** Card data encrypted in fields of the payment provider: the plain values never reach this page. */
export type SealedFields = {
  readonly cardNumber: string;
  readonly cardMonth: string;
  readonly cardYear: string;
  readonly cardSecurityCode: string;
};

export type HostedFieldsOptions = {
  readonly config: HostedFieldsConfig;
  readonly locale: string;
  /** Accessible name of the group of fields. */
  readonly title: string;
};

export type HostedFields = {
  /** Marks what is invalid, without moving the focus. */
  readonly mark: () => void;
  /**
   * Encrypts what was typed; null when a field is invalid, which the fields then show themselves; the first
   * of them has the focus.
   */
  readonly seal: () => Promise<SealedFields | null>;
  readonly destroy: () => void;
};
