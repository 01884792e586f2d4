import type { BrandFile } from '../../lib/brands/schema.ts';

export default {
  id: 'verbena',
  name: 'Verbena',
  hosts: ['verbena.localhost'],
  year: 2025,
  country: 'es',
  timezone: 'Europe/Madrid',
  currency: 'EUR',
  locales: { default: 'es', others: ['it', 'fr', 'en'] },
  address: { it: 'informal', es: 'informal', fr: 'informal', en: 'informal' },
  theme: {
    colorScheme: 'auto',
    crop: 'bunting',
    fonts: { display: 'syne', text: 'nunito', ui: 'nunito' },
    themeColor: { light: '#ffd8e3', dark: '#00212b' },
  },
  company: {
    legalName: 'Farolillos y Compañía Demo, S.L.',
    seat: ['Plaza Imaginaria de la Paloma 3', '28005 Madrid', 'España'],
    registrationNumber: 'Registro Mercantil de Madrid, hoja M-000000',
    vatNumber: 'ESB00000003',
    email: 'hola@verbena.example',
    phone: '+34 910 000 000',
    invented: true,
    imprint: {
      director: 'Administradora única: Paloma Inventada',
      capital: '3.000 euros',
      host: 'Servidores Demo, S.A., Calle Imaginaria 1, 28001 Madrid, +34 910 000 000',
    },
  },
  descriptor: 'VERBENA DEMO',
  affiliation: true,
  opening: {
    defaultFlow: '7',
    paymentCompany: 'gankomedia',
    mainstream: true,
    consentTool: 'own',
    googlePay: { enabled: true },
  },
  botName: 'verbena_demo_bot',
  photoFolders: { hosted: 'carteles', members: 'vecinos' },
} satisfies BrandFile;
