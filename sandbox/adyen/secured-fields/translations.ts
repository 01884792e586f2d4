type Texts = Readonly<Record<string, string>>;

interface CardTexts {
  readonly number: string;
  readonly date: string;
  readonly code: string;
  readonly codeOptional: string;
  readonly whereDate: string;
  readonly whereCode3: string;
  readonly whereCode4: string;
  readonly numberErrors: readonly [empty: string, incomplete: string, wrong: string, brand: string];
  readonly dateErrors: readonly [empty: string, incomplete: string, past: string, wrong: string];
  readonly codeErrors: readonly [empty: string, incomplete: string];
  readonly others: Texts;
}

function texts(card: CardTexts): Texts {
  const [noNumber, shortNumber, wrongNumber, otherBrand] = card.numberErrors;
  const [noDate, shortDate, past, wrongDate] = card.dateErrors;
  const [noCode, shortCode] = card.codeErrors;
  return {
    'creditCard.cardNumber.label': card.number,
    'creditCard.encryptedCardNumber.aria.iframeTitle': card.number,
    'creditCard.expiryDate.label': card.date,
    'creditCard.encryptedExpiryDate.aria.iframeTitle': card.date,
    'creditCard.expiryDate.contextualText': card.whereDate,
    'creditCard.securityCode.label': card.code,
    'creditCard.securityCode.label.optional': card.codeOptional,
    'creditCard.encryptedSecurityCode.aria.iframeTitle': card.code,
    'creditCard.securityCode.contextualText.3digits': card.whereCode3,
    'creditCard.securityCode.contextualText.4digits': card.whereCode4,
    'cc.num.900': noNumber,
    'cc.num.901': shortNumber,
    'cc.num.902': wrongNumber,
    'cc.num.903': otherBrand,
    'cc.dat.910': noDate,
    'cc.dat.911': shortDate,
    'cc.dat.912': past,
    'cc.dat.913': wrongDate,
    'cc.dat.914': past,
    'cc.cvc.920': noCode,
    'cc.cvc.921': shortCode,
    'cc.cvc.920.amex': noCode,
    'cc.cvc.921.amex': shortCode,
    ...card.others,
  };
}

/** Translations of the card fields for the app's languages, by file name; English is part of the library. */
export const TRANSLATIONS: Readonly<Record<string, Texts>> = {
  'it-IT.json': texts({
    number: 'Numero della carta',
    date: 'Scadenza',
    code: 'Codice di sicurezza',
    codeOptional: 'Codice di sicurezza (facoltativo)',
    whereDate: 'MM/AA, sul fronte',
    whereCode3: '3 cifre, sul retro',
    whereCode4: '4 cifre, sul fronte',
    numberErrors: [
      'Inserisci il numero della carta',
      'Il numero della carta è troppo corto',
      'Controlla il numero della carta',
      'Questa carta non è accettata',
    ],
    dateErrors: [
      'Inserisci la scadenza',
      'Inserisci mese e anno',
      'La carta è scaduta',
      'Controlla la scadenza',
    ],
    codeErrors: ['Inserisci il codice di sicurezza', 'Il codice di sicurezza è troppo corto'],
    others: {
      loading: 'Caricamento…',
      loaded: 'Caricato',
      'error.title': 'Errore',
      'form.instruction': 'Tutti i campi sono obbligatori, salvo dove è scritto altro.',
      'errorPanel.title': 'Da correggere',
      'field.title.optional': '(facoltativo)',
    },
  }),
  'es-ES.json': texts({
    number: 'Número de tarjeta',
    date: 'Caducidad',
    code: 'Código de seguridad',
    codeOptional: 'Código de seguridad (opcional)',
    whereDate: 'MM/AA, en el anverso',
    whereCode3: '3 cifras, al dorso',
    whereCode4: '4 cifras, en el anverso',
    numberErrors: [
      'Escribe el número de la tarjeta',
      'El número de la tarjeta es demasiado corto',
      'Revisa el número de la tarjeta',
      'Esta tarjeta no se acepta',
    ],
    dateErrors: [
      'Escribe la caducidad',
      'Escribe el mes y el año',
      'La tarjeta ha caducado',
      'Revisa la caducidad',
    ],
    codeErrors: ['Escribe el código de seguridad', 'El código de seguridad es demasiado corto'],
    others: {
      loading: 'Cargando…',
      loaded: 'Cargado',
      'error.title': 'Error',
      'form.instruction': 'Todos los campos son obligatorios, salvo que se indique otra cosa.',
      'errorPanel.title': 'Por corregir',
      'field.title.optional': '(opcional)',
    },
  }),
  'fr-FR.json': texts({
    number: 'Numéro de carte',
    date: 'Date d’expiration',
    code: 'Code de sécurité',
    codeOptional: 'Code de sécurité (facultatif)',
    whereDate: 'MM/AA, au recto',
    whereCode3: '3 chiffres, au dos',
    whereCode4: '4 chiffres, au recto',
    numberErrors: [
      'Saisissez le numéro de carte',
      'Le numéro de carte est trop court',
      'Vérifiez le numéro de carte',
      'Cette carte n’est pas acceptée',
    ],
    dateErrors: [
      'Saisissez la date d’expiration',
      'Saisissez le mois et l’année',
      'La carte a expiré',
      'Vérifiez la date d’expiration',
    ],
    codeErrors: ['Saisissez le code de sécurité', 'Le code de sécurité est trop court'],
    others: {
      loading: 'Chargement…',
      loaded: 'Chargé',
      'error.title': 'Erreur',
      'form.instruction': 'Tous les champs sont obligatoires, sauf mention contraire.',
      'errorPanel.title': 'À corriger',
      'field.title.optional': '(facultatif)',
    },
  }),
};
