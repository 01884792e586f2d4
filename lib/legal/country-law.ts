import type { Brand } from '../brands/schema.ts';

export type CountryLaw = {
  /** Data protection authority. */
  readonly authority: string;
  readonly authoritySeat: string;
  readonly authoritySite: string;
  /** Digital Services Coordinator of the country. */
  readonly coordinator: string;
  readonly consumerLaw: string;
  readonly imprintLaw: string;
  readonly accessibilityLaw: string;
};

/**
 * Country-specific values in a company's legal texts. Names of authorities and laws stay in the language of
 * the country, so that readers can look them up. Whole sentences that differ are in the source files
 * (`data-for`).
 */
export const COUNTRY_LAW: Readonly<Record<Brand['country'], CountryLaw>> = {
  it: {
    authority: 'Garante per la protezione dei dati personali',
    authoritySeat: 'Piazza Venezia 11, 00187 Roma',
    authoritySite: 'www.garanteprivacy.it',
    coordinator: 'Autorità per le garanzie nelle comunicazioni (AGCOM)',
    consumerLaw: 'Codice del consumo (d.lgs. 206/2005), artt. 52–59',
    imprintLaw: 'd.lgs. 70/2003, art. 7; Codice civile, art. 2250',
    accessibilityLaw: 'd.lgs. 82/2022',
  },
  es: {
    authority: 'Agencia Española de Protección de Datos (AEPD)',
    authoritySeat: 'Calle Jorge Juan 6, 28001 Madrid',
    authoritySite: 'www.aepd.es',
    coordinator: 'Comisión Nacional de los Mercados y la Competencia (CNMC)',
    consumerLaw: 'Real Decreto Legislativo 1/2007, arts. 102–108',
    imprintLaw: 'Ley 34/2002 (LSSI), art. 10',
    accessibilityLaw: 'Ley 11/2023',
  },
  fr: {
    authority: 'Commission nationale de l’informatique et des libertés (CNIL)',
    authoritySeat: '3 place de Fontenoy, TSA 80715, 75334 Paris Cedex 07',
    authoritySite: 'www.cnil.fr',
    coordinator: 'Arcom',
    consumerLaw: 'Code de la consommation, articles L221-18 à L221-28',
    imprintLaw: 'loi n° 2004-575 (LCEN), article 1-1',
    accessibilityLaw: 'Code de la consommation, article L412-13',
  },
  ie: {
    authority: 'Data Protection Commission (DPC)',
    authoritySeat: '6 Pembroke Row, Dublin 2, D02 X963',
    authoritySite: 'www.dataprotection.ie',
    coordinator: 'Coimisiún na Meán',
    consumerLaw: 'Consumer Rights Act 2022, Part 5',
    imprintLaw: 'S.I. No. 68/2003, Regulation 7; Companies Act 2014, section 151',
    accessibilityLaw: 'S.I. No. 636/2023',
  },
};
