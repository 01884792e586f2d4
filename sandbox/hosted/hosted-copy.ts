export interface HostedCopy {
  readonly title: string;
  readonly lead: string;
  readonly merchant: string;
  readonly order: string;
  readonly amount: string;
  readonly number: string;
  readonly expiry: string;
  /** Format of the expiry date. */
  readonly months: string;
  readonly code: string;
  readonly holder: string;
  readonly hint: string;
  readonly renewalConsent: string;
  readonly wrong: string;
  readonly back: string;
  readonly cancel: string;
  readonly pay: string;
  readonly note: string;
}

const EN: HostedCopy = {
  title: 'Pay by card',
  lead: 'Your card stays with us; the merchant never sees it.',
  merchant: 'Merchant',
  order: 'Order',
  amount: 'Amount',
  number: 'Card number',
  expiry: 'Expiry',
  months: 'MM/YY',
  code: 'Security code',
  holder: 'Name on the card',
  hint: 'Only test cards work here. The list is on the sandbox’s page.',
  wrong: 'Check what you have typed.',
  renewalConsent: 'You also agree that the merchant may charge later renewals to this card.',
  pay: 'Pay now',
  cancel: 'Cancel and go back',
  back: 'Back to the shop',
  note: 'Test page of the sandbox. No money moves.',
};

const COPY: Readonly<Record<string, HostedCopy>> = {
  en: EN,
  it: {
    title: 'Paga con carta',
    lead: 'I dati della carta restano da noi; l’esercente non li vede mai.',
    merchant: 'Esercente',
    order: 'Ordine',
    amount: 'Importo',
    number: 'Numero della carta',
    expiry: 'Scadenza',
    months: 'MM/AA',
    code: 'Codice di sicurezza',
    holder: 'Nome sulla carta',
    hint: 'Qui funzionano solo le carte di prova. L’elenco è nella pagina della sandbox.',
    wrong: 'Controlla quello che hai scritto.',
    renewalConsent: 'Autorizzi anche l’esercente ad addebitare su questa carta i rinnovi futuri.',
    pay: 'Paga ora',
    cancel: 'Annulla e torna indietro',
    back: 'Torna al negozio',
    note: 'Pagina di prova. Nessun denaro viene spostato.',
  },
  es: {
    title: 'Paga con tarjeta',
    lead: 'Los datos de tu tarjeta se quedan aquí; el comercio nunca los ve.',
    merchant: 'Comercio',
    order: 'Pedido',
    amount: 'Importe',
    number: 'Número de tarjeta',
    expiry: 'Caducidad',
    months: 'MM/AA',
    code: 'Código de seguridad',
    holder: 'Nombre en la tarjeta',
    hint: 'Aquí solo funcionan tarjetas de prueba. La lista está en la página del sandbox.',
    wrong: 'Revisa lo que has escrito.',
    renewalConsent:
      'También autorizas al comercio a cargar en esta tarjeta las renovaciones futuras.',
    pay: 'Pagar ahora',
    cancel: 'Cancelar y volver',
    back: 'Volver a la tienda',
    note: 'Página de prueba. No se mueve dinero.',
  },
  fr: {
    title: 'Payez par carte',
    lead: 'Votre carte reste chez nous ; le commerçant ne la voit jamais.',
    merchant: 'Commerçant',
    order: 'Commande',
    amount: 'Montant',
    number: 'Numéro de carte',
    expiry: 'Expiration',
    months: 'MM/AA',
    code: 'Code de sécurité',
    holder: 'Nom sur la carte',
    hint: 'Seules les cartes de test fonctionnent ici. La liste figure sur la page du bac à sable.',
    wrong: 'Vérifiez ce que vous avez saisi.',
    renewalConsent:
      'Vous autorisez aussi le commerçant à prélever les renouvellements sur cette carte.',
    pay: 'Payer maintenant',
    cancel: 'Annuler et revenir',
    back: 'Retour à la boutique',
    note: 'Page de test. Aucun argent n’est débité.',
  },
};

/** The copy and language for a buyer's locale such as `it-IT`; English if there is no translation. */
export function hostedCopy(locale: string): { readonly lang: string; readonly copy: HostedCopy } {
  const lang = locale.slice(0, 2).toLowerCase();
  const copy = COPY[lang];
  return copy ? { lang, copy } : { lang: 'en', copy: EN };
}
