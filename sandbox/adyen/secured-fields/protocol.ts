/** Messages between the provider's card library and the frames it opens, one frame per field; all are JSON text. */
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

/** All messages from the library to a frame; the properties that are set determine the meaning. */
export interface ToField {
  readonly numKey: number;
  readonly fieldType: FieldType;
  /** Only in the first message. */
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

/** One of the values in a field, and the library's name for it. */
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

/** Messages from a frame; the library treats an unknown action as a change of the field's error. */
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
      /** Type of the last value; the library uses it to move the focus on from the date field. */
      readonly type: string;
      readonly endDigits?: string;
      readonly issuerBin?: string;
    } & Partial<Readonly<Record<FieldType, readonly Blob[]>>>)
);
