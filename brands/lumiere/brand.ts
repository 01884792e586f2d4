import type { BrandFile } from '../../lib/brands/schema.ts';

export default {
  id: 'lumiere',
  name: 'Lumière',
  hosts: ['lumiere.localhost'],
  year: 2023,
  country: 'fr',
  timezone: 'Europe/Paris',
  currency: 'EUR',
  locales: { default: 'fr', others: ['it', 'es', 'en'] },
  address: { it: 'informal', es: 'informal', fr: 'formal', en: 'informal' },
  look: {
    theme: 'auto',
    crop: 'square',
    fonts: { display: 'playfair-display', text: 'newsreader', ui: 'figtree' },
    themeColor: { light: '#fbf9f5', dark: '#161210' },
  },
  company: {
    legalName: 'Galerie des Rencontres Démo SAS',
    seat: ['3, rue Imaginaire', '75011 Paris', 'France'],
    registrationNumber: 'RCS Paris 000 000 000',
    vatNumber: 'FR00000000000',
    email: 'bonjour@lumiere.example',
    phone: '+33 1 00 00 00 00',
    invented: true,
  },
  descriptor: 'LUMIERE DEMO',
  affiliation: true,
  opening: {
    defaultFlow: '7',
    paymentCompany: 'gankomedia',
    mainstream: false,
    consentTool: 'own',
    googlePay: { enabled: true },
  },
  botName: 'lumiere_demo_bot',
  photoFolders: { hosted: 'portraits', members: 'membres' },
} satisfies BrandFile;
