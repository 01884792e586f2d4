/** The messages of the provider's card library and the frames it opens, one frame a field; all are JSON text. */
export type FieldType = 'encryptedCardNumber' | 'encryptedExpiryDate' | 'encryptedSecurityCode';

export type StyleRules = Readonly<Record<string, string>>;

export interface FieldStyles {
  readonly base?: StyleRules;
  readonly error?: StyleRules;
  readonly validated?: StyleRules;
  readonly placeholder?: StyleRules;
}

interface FieldTexts {
  readonly iframeTitle?: string;
  readonly label?: string;
  /** Translated errors by code. */
  readonly error?: Readonly<Record<string, string>>;
}

/** Everything the library says to a frame; which members are set says what is meant. */
export interface ToField {
  readonly numKey: number;
  readonly fieldType: FieldType;
  /** The first message alone carries it. */
  readonly iframeUIConfig?: {
    readonly sfStyles?: FieldStyles;
    readonly ariaConfig?: Partial<Readonly<Record<FieldType, FieldTexts>>> & {
      readonly lang?: string;
    };
    readonly placeholders?: Readonly<Record<string, string>>;
  };
  readonly maskSecurityCode?: boolean;
  readonly focus?: true;
  readonly brand?: string;
  readonly externalValidation?: true;
  readonly unsupportedCard?: boolean;
  readonly code?: string;
  readonly styleObject?: FieldStyles;
  readonly autoComplete?: string;
  readonly destroy?: true;
}

/** One of the values that a field holds, and what the library calls it. */
export interface FieldPart {
  readonly type: string;
  readonly encryptedFieldName: string;
  readonly value: string;
}

export type Blob = Omit<FieldPart, 'value'> & { readonly blob: string };

interface BrandNews {
  readonly brand: string;
  readonly cvcPolicy: 'required';
  readonly expiryDatePolicy: 'required';
  readonly cvcText: string;
  readonly showSocialSecurityNumber: false;
}

/** What a frame answers; the library takes an unknown action as news about the field's error. */
export type FromField = { readonly fieldType: FieldType } & (
  | { readonly action: 'config' }
  | { readonly action: 'focus'; readonly focus: boolean; readonly numChars: number }
  | {
      readonly action: 'binValue';
      readonly binValue: string;
      readonly encryptedBin?: string;
      readonly uuid?: string;
    }
  | ({ readonly action: 'brand'; readonly error: string } & BrandNews)
  | {
      readonly action: 'numberKeyPressed' | 'dateKeyPressed' | 'cvcKeyPressed' | 'incomplete field';
      readonly error: string;
    }
  | { readonly action: 'enterKeyPressed' }
  | ({
      readonly action: 'encryption';
      /** Tells the library to move on from the date. */
      readonly type: string;
      readonly endDigits?: string;
      readonly issuerBin?: string;
    } & Partial<Readonly<Record<FieldType, readonly Blob[]>>>)
);
