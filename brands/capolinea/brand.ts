import type { BrandFile } from '../../lib/brands/schema.ts';

export default {
  id: 'capolinea',
  name: 'Capolinea',
  hosts: ['capolinea.localhost'],
  year: 2021,
  country: 'it',
  timezone: 'Europe/Rome',
  currency: 'EUR',
  locales: { default: 'it', others: ['es', 'fr', 'en'] },
  address: { it: 'informal', es: 'informal', fr: 'formal', en: 'informal' },
  theme: {
    colorScheme: 'auto',
    crop: 'ticket',
    fonts: { display: 'archivo-narrow', text: 'archivo', ui: 'archivo' },
    themeColor: { light: '#f2f3ee', dark: '#151713' },
  },
  company: {
    legalName: 'Rimessa Diciannove Demo S.r.l.',
    seat: ['Largo del Tram Immaginario 19', '20154 Milano (MI)', 'Italia'],
    registrationNumber: 'REA MI-0000000',
    vatNumber: 'IT00000000027',
    email: 'ciao@capolinea.example',
    phone: '+39 02 0000 0000',
    invented: true,
    imprint: {
      director: 'Amministratrice unica: Tranquilla Inventata',
      capital: '10.000 euro, interamente versato',
      host: 'Server Demo S.p.A., Via Immaginaria 1, 00100 Roma, +39 06 000 000',
    },
  },
  descriptor: 'CAPOLINEA DEMO',
  affiliation: true,
  opening: {
    defaultFlow: '7',
    paymentCompany: 'iumob',
    mainstream: false,
    consentTool: 'own',
    googlePay: { enabled: true },
  },
  botName: 'capolinea_demo_bot',
  photoFolders: { hosted: 'ritratti', members: 'passeggeri' },
} satisfies BrandFile;
