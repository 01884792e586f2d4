import type { FlowConfigInput } from '../../lib/flows/config.ts';

type Plans = FlowConfigInput['plans'];
type Entry = Plans['free'][number];

/** How the demo's plans are shown. Prices and credits are in their plan versions. */
const oneMonth: Entry = {
  productId: 'sub_1m',
  planName: { it: 'Un mese', es: 'Un mes', fr: 'Un mois', en: 'One month' },
  description: {
    it: 'Per provare con calma',
    es: 'Para probar con calma',
    fr: 'Le temps de voir',
    en: 'Time to look around',
  },
};

const threeMonths: Entry = {
  productId: 'sub_3m',
  planName: { it: 'Tre mesi', es: 'Tres meses', fr: 'Trois mois', en: 'Three months' },
  suggestion: {
    it: 'Costa meno al mese',
    es: 'Sale a menos al mes',
    fr: 'Moins cher par mois',
    en: 'Less a month',
  },
  suggestionColor: 'accent',
  spacingBottom: true,
};

const twelveMonths: Entry = {
  productId: 'sub_12m',
  planName: { it: 'Un anno', es: 'Un año', fr: 'Un an', en: 'One year' },
  suggestion: {
    it: 'Il prezzo al mese più basso',
    es: 'El precio al mes más bajo',
    fr: 'Le prix par mois le plus bas',
    en: 'The lowest price a month',
  },
  suggestionColor: 'second',
};

const smallPack: Entry = {
  productId: 'pack_50',
  planName: { it: '50 crediti', es: '50 créditos', fr: '50 crédits', en: '50 credits' },
  description: {
    it: 'I crediti non scadono',
    es: 'Los créditos no caducan',
    fr: 'Les crédits n’expirent pas',
    en: 'Credits never expire',
  },
};

const middlePack: Entry = {
  ...smallPack,
  productId: 'pack_150',
  planName: { it: '150 crediti', es: '150 créditos', fr: '150 crédits', en: '150 credits' },
};

const largePack: Entry = {
  ...smallPack,
  productId: 'pack_400',
  planName: { it: '400 crediti', es: '400 créditos', fr: '400 crédits', en: '400 credits' },
};

const cardCheck: Entry = {
  productId: 'card_check',
  planName: {
    it: 'Verifica con carta',
    es: 'Verificación con tarjeta',
    fr: 'Vérification par carte',
    en: 'Card check',
  },
  description: {
    it: 'Gratuita: 0,00 €, nessun abbonamento',
    es: 'Gratuita: 0,00 €, sin suscripción',
    fr: 'Gratuite : 0,00 €, sans abonnement',
    en: 'Free: €0.00, no subscription',
  },
};

export const planLists: Plans = {
  free: [
    { ...smallPack, firstSelling: true, spacingBottom: true },
    oneMonth,
    threeMonths,
    twelveMonths,
    middlePack,
    largePack,
  ],
  premium: [middlePack, smallPack, largePack, oneMonth, threeMonths, twelveMonths],
  compliant: [oneMonth, threeMonths, twelveMonths, smallPack, middlePack, largePack],
  verification: [cardCheck],
};
