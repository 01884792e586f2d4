import type { BrandFile } from '../../lib/brands/schema.ts';

export default {
  id: 'phare',
  name: 'Phare',
  hosts: ['phare.localhost'],
  year: 2024,
  country: 'fr',
  timezone: 'Europe/Paris',
  currency: 'EUR',
  locales: { default: 'fr', others: ['it', 'es', 'en'] },
  address: { it: 'informal', es: 'informal', fr: 'formal', en: 'informal' },
  look: {
    theme: 'auto',
    crop: 'porthole',
    fonts: { display: 'petrona', text: 'sora', ui: 'sora' },
    themeColor: { light: '#ebf4f8', dark: '#09182a' },
  },
  company: {
    legalName: 'Gardiens de Lumière Démo SAS',
    seat: ['7, quai Imaginaire', '29200 Brest', 'France'],
    registrationNumber: 'RCS Brest 000 000 000',
    vatNumber: 'FR00000000007',
    email: 'bonjour@phare.example',
    phone: '+33 2 00 00 00 00',
    invented: true,
  },
  descriptor: 'PHARE DEMO',
  affiliation: true,
  opening: {
    defaultFlow: '7',
    paymentCompany: 'iumob',
    mainstream: true,
    consentTool: 'own',
    googlePay: { enabled: true },
  },
  botName: 'phare_demo_bot',
  photoFolders: { hosted: 'hublots', members: 'equipage' },
} satisfies BrandFile;
