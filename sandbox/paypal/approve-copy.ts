export interface ApproveCopy {
  readonly title: string;
  readonly lead: string;
  readonly merchant: string;
  readonly what: string;
  readonly amount: string;
  readonly email: string;
  readonly hint: string;
  readonly wrong: string;
  readonly renewalConsent: string;
  readonly pay: string;
  readonly cancel: string;
  readonly note: string;
}

const EN: ApproveCopy = {
  title: 'Pay with your wallet',
  lead: 'Check the order and agree to the payment.',
  merchant: 'Merchant',
  what: 'Order',
  amount: 'Amount',
  email: 'Email of your account',
  hint: 'Any invented address pays; some are refused. The list is on the sandbox’s page.',
  wrong: 'That is not an email address.',
  renewalConsent: 'You also agree that the merchant may charge later renewals to this account.',
  pay: 'Pay now',
  cancel: 'Cancel and go back',
  note: 'Test wallet of the sandbox. No money moves.',
};

const COPY: Readonly<Record<string, ApproveCopy>> = {
  en: EN,
  it: {
    title: 'Paga con il tuo conto',
    lead: 'Controlla l’ordine e autorizza il pagamento.',
    merchant: 'Esercente',
    what: 'Ordine',
    amount: 'Importo',
    email: 'Email del tuo conto',
    hint: 'Qualsiasi indirizzo inventato paga; alcuni vengono rifiutati. L’elenco è nella pagina della sandbox.',
    wrong: 'Non è un indirizzo email.',
    renewalConsent: 'Autorizzi anche l’esercente ad addebitare su questo conto i rinnovi futuri.',
    pay: 'Paga ora',
    cancel: 'Annulla e torna indietro',
    note: 'Portafoglio di prova. Nessun denaro viene spostato.',
  },
  es: {
    title: 'Paga con tu cuenta',
    lead: 'Revisa el pedido y autoriza el pago.',
    merchant: 'Comercio',
    what: 'Pedido',
    amount: 'Importe',
    email: 'Correo de tu cuenta',
    hint: 'Cualquier dirección inventada paga; algunas se rechazan. La lista está en la página del sandbox.',
    wrong: 'No es una dirección de correo.',
    renewalConsent:
      'También autorizas al comercio a cargar en esta cuenta las renovaciones futuras.',
    pay: 'Pagar ahora',
    cancel: 'Cancelar y volver',
    note: 'Monedero de prueba. No se mueve dinero.',
  },
  fr: {
    title: 'Payez avec votre compte',
    lead: 'Vérifiez la commande et autorisez le paiement.',
    merchant: 'Commerçant',
    what: 'Commande',
    amount: 'Montant',
    email: 'E-mail de votre compte',
    hint: 'Toute adresse inventée paie ; certaines sont refusées. La liste figure sur la page du bac à sable.',
    wrong: 'Ce n’est pas une adresse e-mail.',
    renewalConsent:
      'Vous autorisez aussi le commerçant à prélever les renouvellements sur ce compte.',
    pay: 'Payer maintenant',
    cancel: 'Annuler et revenir',
    note: 'Portefeuille de test. Aucun argent n’est débité.',
  },
};

/** The copy and language for an order's locale such as `it-IT`; English if there is no translation. */
export function approveCopy(locale: string | undefined): { lang: string; copy: ApproveCopy } {
  const lang = (locale ?? 'en').slice(0, 2).toLowerCase();
  const copy = COPY[lang];
  return copy ? { lang, copy } : { lang: 'en', copy: EN };
}
