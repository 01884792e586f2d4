import type { BrandFile } from '../../lib/brands/schema.ts';

export default {
  id: 'spark',
  name: 'Spark',
  hosts: ['spark.localhost'],
  year: 2026,
  country: 'ie',
  timezone: 'Europe/Dublin',
  currency: 'EUR',
  locales: { default: 'en', others: ['it', 'es', 'fr'] },
  address: { it: 'informal', es: 'informal', fr: 'informal', en: 'informal' },
  theme: {
    colorScheme: 'auto',
    crop: 'squircle',
    fonts: { display: 'unbounded', text: 'onest', ui: 'onest' },
    themeColor: { light: '#e6e7ff', dark: '#141334' },
  },
  company: {
    legalName: 'Liffey Sparks Demo Ltd',
    seat: ['1 Made-up Quay', 'Dublin 2', 'Ireland'],
    registrationNumber: 'CRO 000000',
    vatNumber: 'IE0000000AA',
    email: 'hello@spark.example',
    phone: '+353 1 000 0000',
    invented: true,
    imprint: {
      director: 'Director: Una Madeup (Irish)',
      host: 'Demo Hosting Ltd, 2 Made-up Quay, Cork, +353 21 000 0000',
    },
  },
  descriptor: 'SPARK DEMO',
  affiliation: true,
  opening: {
    defaultFlow: '7',
    paymentCompany: 'iumob',
    mainstream: true,
    consentTool: 'own',
    googlePay: { enabled: true },
  },
  botName: 'spark_demo_bot',
  photoFolders: { hosted: 'faces', members: 'people' },
} satisfies BrandFile;
