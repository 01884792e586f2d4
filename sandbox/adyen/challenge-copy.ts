export interface ChallengeCopy {
  readonly title: string;
  readonly lead: string;
  readonly merchant: string;
  readonly amount: string;
  readonly card: string;
  readonly date: string;
  readonly password: string;
  readonly hint: string;
  readonly confirm: string;
  readonly refuse: string;
  readonly wrong: string;
  readonly note: string;
}

const EN: ChallengeCopy = {
  title: 'Confirm your payment',
  lead: 'Your bank asks you to confirm that it is you.',
  merchant: 'Merchant',
  amount: 'Amount',
  card: 'Card',
  date: 'Date',
  password: 'Password',
  hint: 'In this test bank the password is “password”.',
  confirm: 'Confirm payment',
  refuse: 'Refuse',
  wrong: 'That password is not right. Try again.',
  note: 'Test bank of the sandbox. No money moves.',
};

const COPY: Readonly<Record<string, ChallengeCopy>> = {
  en: EN,
  it: {
    title: 'Conferma il pagamento',
    lead: 'La tua banca ti chiede di confermare che sei tu.',
    merchant: 'Esercente',
    amount: 'Importo',
    card: 'Carta',
    date: 'Data',
    password: 'Password',
    hint: 'In questa banca di prova la password è “password”.',
    confirm: 'Conferma il pagamento',
    refuse: 'Rifiuta',
    wrong: 'La password non è corretta. Riprova.',
    note: 'Banca di prova. Nessun denaro viene spostato.',
  },
  es: {
    title: 'Confirma el pago',
    lead: 'Tu banco te pide que confirmes que eres tú.',
    merchant: 'Comercio',
    amount: 'Importe',
    card: 'Tarjeta',
    date: 'Fecha',
    password: 'Contraseña',
    hint: 'En este banco de prueba la contraseña es «password».',
    confirm: 'Confirmar el pago',
    refuse: 'Rechazar',
    wrong: 'La contraseña no es correcta. Inténtalo de nuevo.',
    note: 'Banco de prueba. No se mueve dinero.',
  },
  fr: {
    title: 'Confirmez le paiement',
    lead: 'Votre banque vous demande de confirmer que c’est bien vous.',
    merchant: 'Commerçant',
    amount: 'Montant',
    card: 'Carte',
    date: 'Date',
    password: 'Mot de passe',
    hint: 'Dans cette banque de test, le mot de passe est « password ».',
    confirm: 'Confirmer le paiement',
    refuse: 'Refuser',
    wrong: 'Ce mot de passe n’est pas correct. Réessayez.',
    note: 'Banque de test. Aucun argent n’est débité.',
  },
};

/** The copy and language for a shopper locale such as `it-IT`; English if there is no translation. */
export function challengeCopy(locale: string | undefined): { lang: string; copy: ChallengeCopy } {
  const lang = (locale ?? 'en').slice(0, 2).toLowerCase();
  const copy = COPY[lang];
  return copy === undefined ? { lang: 'en', copy: EN } : { lang, copy };
}
