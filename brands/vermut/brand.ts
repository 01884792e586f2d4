import type { BrandFile } from '../../lib/brands/schema.ts';

export default {
  id: 'vermut',
  name: 'Vermut',
  hosts: ['vermut.localhost'],
  year: 2023,
  country: 'es',
  timezone: 'Europe/Madrid',
  currency: 'EUR',
  locales: { default: 'es', others: ['it', 'fr', 'en'] },
  address: { it: 'informal', es: 'informal', fr: 'formal', en: 'informal' },
  theme: {
    colorScheme: 'dark',
    crop: 'label',
    fonts: { display: 'bodoni-moda', text: 'epilogue', ui: 'epilogue' },
    themeColor: { light: '#f7f1ee', dark: '#34090f' },
  },
  company: {
    legalName: 'Barra y Sifón Demo, S.L.',
    seat: ['Plaza Inventada 12', '43201 Reus (Tarragona)', 'España'],
    registrationNumber: 'Registro Mercantil de Tarragona, hoja T-000000',
    vatNumber: 'ESB00000018',
    email: 'hola@vermut.example',
    phone: '+34 977 000 000',
    invented: true,
    imprint: {
      director: 'Administrador único: Oliverio Inventado',
      capital: '3.000 euros',
      host: 'Servidores Demo, S.A., Calle Imaginaria 1, 28001 Madrid, +34 910 000 000',
    },
  },
  descriptor: 'VERMUT DEMO',
  affiliation: true,
  opening: {
    defaultFlow: '7',
    paymentCompany: 'gankomedia',
    mainstream: false,
    consentTool: 'own',
    googlePay: { enabled: true },
  },
  botName: 'vermut_demo_bot',
  photoFolders: { hosted: 'retratos', members: 'parroquianos' },
} satisfies BrandFile;
