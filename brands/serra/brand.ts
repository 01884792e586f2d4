import type { BrandFile } from '../../lib/brands/schema.ts';

export default {
  id: 'serra',
  name: 'Serra',
  hosts: ['serra.localhost'],
  year: 2022,
  country: 'it',
  timezone: 'Europe/Rome',
  currency: 'EUR',
  locales: { default: 'it', others: ['es', 'fr', 'en'] },
  address: { it: 'informal', es: 'informal', fr: 'formal', en: 'informal' },
  theme: {
    colorScheme: 'auto',
    crop: 'leaf',
    fonts: { display: 'cormorant', text: 'literata', ui: 'literata' },
    themeColor: { light: '#eef8ee', dark: '#051f18' },
  },
  company: {
    legalName: 'Orto dei Sempreverdi Demo S.r.l.',
    seat: ['Viale delle Felci Inventate 4', '35123 Padova (PD)', 'Italia'],
    registrationNumber: 'REA PD-000000',
    vatNumber: 'IT00000000019',
    email: 'ciao@serra.example',
    phone: '+39 049 000 0000',
    invented: true,
    imprint: {
      director: 'Amministratore unico: Silvio Inventato',
      capital: '10.000 euro, interamente versato',
      host: 'Server Demo S.p.A., Via Immaginaria 1, 00100 Roma, +39 06 000 000',
    },
  },
  descriptor: 'SERRA DEMO',
  affiliation: false,
  opening: {
    defaultFlow: '7',
    paymentCompany: 'gankomedia',
    mainstream: true,
    consentTool: 'own',
    googlePay: { enabled: true },
  },
  botName: 'serra_demo_bot',
  photoFolders: { hosted: 'specie', members: 'ospiti' },
} satisfies BrandFile;
