/** Names of the values of closed lists, by the last name of their field. */
const VALUES: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  kind: { subscription: 'Subscription', pack: 'Credit pack', card_check: 'Card check' },
  optin: { doi: 'Asked for in a dialog', other: 'By the mailed link only' },
  paymentCompany: { gankomedia: 'Gankomedia', iumob: 'Iumob' },
  disclosure: { open: 'Open', private: 'Private' },
  paymentMethods: {
    credit_card: 'Card',
    paypal: 'PayPal',
    applepay: 'Apple Pay',
    googlepay: 'Google Pay',
    mollie: 'Mollie',
  },
  replyProvider: { script: 'Script', ai: 'AI', operator: 'Operator' },
  gender: { woman: 'Woman', man: 'Man', nonbinary: 'Non-binary' },
  seeking: { woman: 'Woman', man: 'Man', everyone: 'Everyone' },
  answeredBy: { script: 'Script', ai: 'AI', operator: 'Operator' },
  voice: { warm: 'Warm', dry: 'Dry', playful: 'Playful' },
  languages: { it: 'Italian', es: 'Spanish', fr: 'French', en: 'English' },
  state: { active: 'Active', paused: 'Paused' },
  descriptionColor: { accent: 'Accent', second: 'Second colour', neutral: 'Neutral' },
  suggestionColor: { accent: 'Accent', second: 'Second colour', neutral: 'Neutral' },
  hooks: {
    fine_crediti: 'No credits left',
    file_like: 'No likes left',
    paginazione: 'End of the free search pages',
    profilo_bloccato: 'Card check needed for a profile',
    utente_premium: 'Not enough to write to a member',
    utente_premium_compliant: 'The same in flow 0000',
    blurred: 'Blurred message',
    cambia_regione: 'Change of region',
    attiva_lettura: 'Reading answers',
    iframe: 'Partner page',
    utente_disabilitato: 'Closed account',
    doi: 'Email confirmation',
    impostaRegione: 'Choice of a region',
    errore: 'Something failed',
    cred: 'The menu',
  },
};

/** The name of a value of the field `name`; a value of an open list is its own name. */
export function valueLabel(name: string, value: string): string {
  return VALUES[name]?.[value] ?? value;
}
