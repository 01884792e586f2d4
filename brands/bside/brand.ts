import type { BrandFile } from '../../lib/brands/schema.ts';

export default {
  id: 'bside',
  name: 'Bside',
  hosts: ['bside.localhost'],
  year: 2026,
  country: 'ie',
  timezone: 'Europe/Dublin',
  currency: 'EUR',
  locales: { default: 'en', others: ['it', 'es', 'fr'] },
  address: { it: 'informal', es: 'informal', fr: 'informal', en: 'informal' },
  theme: {
    colorScheme: 'dark',
    crop: 'sleeve',
    fonts: { display: 'recursive-casual', text: 'recursive', ui: 'recursive' },
    themeColor: { light: '#e3ceb1', dark: '#120f0e' },
  },
  company: {
    legalName: 'Second Side Records Demo Ltd',
    seat: ['33 Invented Lane', 'Dublin 8', 'Ireland'],
    registrationNumber: 'CRO 000033',
    vatNumber: 'IE0000033AA',
    email: 'hello@bside.example',
    phone: '+353 1 000 0033',
    invented: true,
    imprint: {
      director: 'Director: Vera Madeup (Irish)',
      host: 'Demo Hosting Ltd, 2 Made-up Quay, Cork, +353 21 000 0000',
    },
  },
  descriptor: 'BSIDE DEMO',
  affiliation: true,
  opening: {
    defaultFlow: '7',
    paymentCompany: 'iumob',
    mainstream: false,
    consentTool: 'own',
    googlePay: { enabled: true },
  },
  botName: 'bside_demo_bot',
  photoFolders: { hosted: 'sleeves', members: 'listeners' },
} satisfies BrandFile;
