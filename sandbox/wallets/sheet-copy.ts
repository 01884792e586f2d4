export interface SheetCopy {
  readonly pay: Readonly<Record<'googlepay' | 'applepay', string>>;
  readonly cancel: string;
  readonly card: string;
  readonly others: string;
  readonly othersNone: string;
  readonly later: string;
  readonly where: string;
  readonly pan_only: string;
  readonly cryptogram: string;
  readonly to: string;
  readonly wait: string;
  readonly sending: string;
  readonly done: string;
  readonly failed: string;
  readonly note: string;
}

const EN: SheetCopy = {
  pay: { googlepay: 'Pay', applepay: 'Confirm with device' },
  cancel: 'Cancel',
  card: 'Card',
  others: 'Or a card that its bank refuses',
  othersNone: 'None of them',
  later: 'only at the renewal',
  where: 'Where the card lies',
  pan_only: 'In the account: the bank asks',
  cryptogram: 'On this device: nobody asks',
  to: 'Pay to',
  wait: 'Checking the shop …',
  sending: 'Paying …',
  done: 'Done',
  failed: 'Payment not completed',
  note: 'Test wallet of the sandbox. No money moves.',
};

const COPY: Readonly<Record<string, SheetCopy>> = {
  en: EN,
  it: {
    pay: { googlepay: 'Paga', applepay: 'Conferma con il dispositivo' },
    cancel: 'Annulla',
    card: 'Carta',
    others: 'O una carta che la banca rifiuta',
    othersNone: 'Nessuna di queste',
    later: 'solo al rinnovo',
    where: 'Dove si trova la carta',
    pan_only: 'Nell’account: la banca chiede conferma',
    cryptogram: 'Su questo dispositivo: nessuno chiede',
    to: 'Paga a',
    wait: 'Verifica del negozio…',
    sending: 'Pagamento in corso…',
    done: 'Fatto',
    failed: 'Pagamento non completato',
    note: 'Portafoglio di prova. Nessun denaro viene spostato.',
  },
  es: {
    pay: { googlepay: 'Pagar', applepay: 'Confirmar con el dispositivo' },
    cancel: 'Cancelar',
    card: 'Tarjeta',
    others: 'O una tarjeta que su banco rechaza',
    othersNone: 'Ninguna de ellas',
    later: 'solo en la renovación',
    where: 'Dónde está la tarjeta',
    pan_only: 'En la cuenta: el banco pregunta',
    cryptogram: 'En este dispositivo: nadie pregunta',
    to: 'Pagar a',
    wait: 'Comprobando la tienda…',
    sending: 'Pagando…',
    done: 'Hecho',
    failed: 'Pago no completado',
    note: 'Monedero de prueba. No se mueve dinero.',
  },
  fr: {
    pay: { googlepay: 'Payer', applepay: 'Confirmer avec l’appareil' },
    cancel: 'Annuler',
    card: 'Carte',
    others: 'Ou une carte que sa banque refuse',
    othersNone: 'Aucune de celles-ci',
    later: 'seulement au renouvellement',
    where: 'Où se trouve la carte',
    pan_only: 'Dans le compte : la banque demande',
    cryptogram: 'Sur cet appareil : personne ne demande',
    to: 'Payer à',
    wait: 'Vérification de la boutique…',
    sending: 'Paiement en cours…',
    done: 'Terminé',
    failed: 'Paiement non effectué',
    note: 'Portefeuille de test. Aucun argent n’est débité.',
  },
};

/** The copy and language for a page's locale such as `it-IT`; English if there is no translation. */
export function sheetCopy(locale: string | null): { lang: string; copy: SheetCopy } {
  const lang = (locale ?? 'en').slice(0, 2).toLowerCase();
  const copy = COPY[lang];
  return copy ? { lang, copy } : { lang: 'en', copy: EN };
}
