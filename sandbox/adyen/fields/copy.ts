import type { CvcError, ExpiryError, NumberError } from './card-rules.ts';

export type FieldError = NumberError | ExpiryError | CvcError;

export interface FieldsCopy {
  readonly number: string;
  readonly expiry: string;
  readonly expiryHint: string;
  readonly cvc: string;
  readonly cvcHint: string;
  readonly cvcHintAmex: string;
  readonly errors: Readonly<Record<FieldError, string>>;
}

const EN: FieldsCopy = {
  number: 'Card number',
  expiry: 'Expiry date',
  expiryHint: 'MM/YY',
  cvc: 'Security code',
  cvcHint: '3 digits',
  cvcHintAmex: '4 digits',
  errors: {
    number_empty: 'Enter the card number',
    number_incomplete: 'The card number is too short',
    number_invalid: 'Check the card number',
    number_unsupported: 'This card is not accepted',
    expiry_empty: 'Enter the expiry date',
    expiry_incomplete: 'Enter month and year',
    expiry_invalid: 'Check the expiry date',
    expiry_past: 'The card has expired',
    cvc_empty: 'Enter the security code',
    cvc_incomplete: 'The security code is too short',
  },
};

export const FIELDS_COPY: Readonly<Record<string, FieldsCopy>> = {
  en: EN,
  it: {
    number: 'Numero della carta',
    expiry: 'Scadenza',
    expiryHint: 'MM/AA',
    cvc: 'Codice di sicurezza',
    cvcHint: '3 cifre',
    cvcHintAmex: '4 cifre',
    errors: {
      number_empty: 'Inserisci il numero della carta',
      number_incomplete: 'Il numero della carta è troppo corto',
      number_invalid: 'Controlla il numero della carta',
      number_unsupported: 'Questa carta non è accettata',
      expiry_empty: 'Inserisci la scadenza',
      expiry_incomplete: 'Inserisci mese e anno',
      expiry_invalid: 'Controlla la scadenza',
      expiry_past: 'La carta è scaduta',
      cvc_empty: 'Inserisci il codice di sicurezza',
      cvc_incomplete: 'Il codice di sicurezza è troppo corto',
    },
  },
  es: {
    number: 'Número de tarjeta',
    expiry: 'Caducidad',
    expiryHint: 'MM/AA',
    cvc: 'Código de seguridad',
    cvcHint: '3 cifras',
    cvcHintAmex: '4 cifras',
    errors: {
      number_empty: 'Escribe el número de la tarjeta',
      number_incomplete: 'El número de la tarjeta es demasiado corto',
      number_invalid: 'Revisa el número de la tarjeta',
      number_unsupported: 'Esta tarjeta no se acepta',
      expiry_empty: 'Escribe la caducidad',
      expiry_incomplete: 'Escribe el mes y el año',
      expiry_invalid: 'Revisa la caducidad',
      expiry_past: 'La tarjeta ha caducado',
      cvc_empty: 'Escribe el código de seguridad',
      cvc_incomplete: 'El código de seguridad es demasiado corto',
    },
  },
  fr: {
    number: 'Numéro de carte',
    expiry: 'Date d’expiration',
    expiryHint: 'MM/AA',
    cvc: 'Code de sécurité',
    cvcHint: '3 chiffres',
    cvcHintAmex: '4 chiffres',
    errors: {
      number_empty: 'Saisissez le numéro de carte',
      number_incomplete: 'Le numéro de carte est trop court',
      number_invalid: 'Vérifiez le numéro de carte',
      number_unsupported: 'Cette carte n’est pas acceptée',
      expiry_empty: 'Saisissez la date d’expiration',
      expiry_incomplete: 'Saisissez le mois et l’année',
      expiry_invalid: 'Vérifiez la date d’expiration',
      expiry_past: 'La carte a expiré',
      cvc_empty: 'Saisissez le code de sécurité',
      cvc_incomplete: 'Le code de sécurité est trop court',
    },
  },
};

/** The copy for `it` or `it-IT`; English where the language is not at hand. */
export function fieldsCopy(locale: string | null): { lang: string; copy: FieldsCopy } {
  const lang = (locale ?? 'en').slice(0, 2).toLowerCase();
  const copy = FIELDS_COPY[lang];
  return copy === undefined ? { lang: 'en', copy: EN } : { lang, copy };
}
