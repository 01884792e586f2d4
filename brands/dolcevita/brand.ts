import type { BrandFile } from '../../lib/brands/schema.ts';

export default {
  id: 'dolcevita',
  name: 'Dolcevita',
  hosts: ['dolcevita.localhost'],
  year: 2024,
  country: 'it',
  timezone: 'Europe/Rome',
  currency: 'EUR',
  locales: { default: 'it', others: ['es', 'fr', 'en'] },
  address: { it: 'informal', es: 'informal', fr: 'formal', en: 'informal' },
  theme: {
    colorScheme: 'auto',
    crop: 'arch',
    fonts: { display: 'fraunces', text: 'instrument-sans', ui: 'instrument-sans' },
    themeColor: { light: '#fcf5e4', dark: '#171a0d' },
  },
  company: {
    legalName: 'Riviera Incontri Demo S.r.l.',
    seat: ['Lungomare Inventato 12', '18038 Sanremo (IM)', 'Italia'],
    registrationNumber: 'REA IM-000000',
    vatNumber: 'IT00000000001',
    email: 'ciao@dolcevita.example',
    phone: '+39 0184 000 000',
    invented: true,
    imprint: {
      director: 'Amministratrice unica: Vera Inventata',
      capital: '10.000 euro, interamente versato',
      host: 'Server Demo S.p.A., Via Immaginaria 1, 00100 Roma, +39 06 000 000',
    },
  },
  descriptor: 'DOLCEVITA DEMO',
  affiliation: true,
  opening: {
    defaultFlow: '7',
    paymentCompany: 'gankomedia',
    mainstream: false,
    consentTool: 'own',
    googlePay: { enabled: true },
  },
  botName: 'dolcevita_demo_bot',
  photoFolders: { hosted: 'ritratti', members: 'soci' },
} satisfies BrandFile;
