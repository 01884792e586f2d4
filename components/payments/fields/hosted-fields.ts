/** Card fields that belong to the payment provider: what is typed there never reaches this page. */
export type SealedFields = {
  readonly cardNumber: string;
  readonly cardMonth: string;
  readonly cardYear: string;
  readonly cardSecurityCode: string;
};

export type HostedFieldsEvents = {
  readonly onReady: () => void;
  /** Whether all fields are filled soundly. */
  readonly onValid: (valid: boolean) => void;
};

export type HostedFieldsOptions = HostedFieldsEvents & {
  readonly locale: string;
  /** Accessible name of the frame. */
  readonly title: string;
};

/** One face for the provider's library and for the sandbox's page. */
export type HostedFields = {
  /** Seals what was typed; null when a field is wrong, which the fields then show themselves. */
  readonly seal: () => Promise<SealedFields | null>;
  readonly disable: (disabled: boolean) => void;
  readonly destroy: () => void;
};

export type MountHostedFields = (
  place: HTMLElement,
  options: HostedFieldsOptions,
) => Promise<HostedFields>;
