interface BankMessages {
  readonly title: string;
  readonly lead: string;
  readonly confirm: string;
  readonly refuse: string;
}

const EN: BankMessages = {
  title: 'Your bank asks',
  lead: 'Was it you who started this payment?',
  confirm: 'Yes, it was me',
  refuse: 'No, stop it',
};

const MESSAGES: Readonly<Record<string, BankMessages>> = {
  it: {
    title: 'La tua banca chiede',
    lead: 'Hai avviato tu questo pagamento?',
    confirm: 'Sì, sono stato io',
    refuse: 'No, bloccalo',
  },
  es: {
    title: 'Tu banco pregunta',
    lead: '¿Has iniciado tú este pago?',
    confirm: 'Sí, he sido yo',
    refuse: 'No, detenlo',
  },
  fr: {
    title: 'Votre banque demande',
    lead: 'Est-ce bien vous qui avez lancé ce paiement ?',
    confirm: 'Oui, c’est bien moi',
    refuse: 'Non, arrêtez-le',
  },
};

/** The texts of the bank challenge on a provider's own page, in the buyer's language. */
export const bankMessages = (lang: string): BankMessages => MESSAGES[lang] ?? EN;
