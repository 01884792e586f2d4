import type { BrandFile } from '../../lib/brands/schema.ts';

export default {
  id: 'fuego',
  name: 'Fuego',
  hosts: ['fuego.localhost'],
  year: 2025,
  country: 'es',
  timezone: 'Europe/Madrid',
  currency: 'EUR',
  locales: { default: 'es', others: ['it', 'fr', 'en'] },
  address: { it: 'informal', es: 'informal', fr: 'formal', en: 'informal' },
  theme: {
    colorScheme: 'dark',
    crop: 'slant',
    fonts: { display: 'bricolage-grotesque', text: 'hanken-grotesk', ui: 'hanken-grotesk' },
    themeColor: { light: '#fbf0e6', dark: '#1d0b18' },
  },
  company: {
    legalName: 'Noches de Azulejo Demo, S.L.',
    seat: ['Calle Imaginaria 7', '41001 Sevilla', 'España'],
    registrationNumber: 'Registro Mercantil de Sevilla, hoja SE-000000',
    vatNumber: 'ESB00000000',
    email: 'hola@fuego.example',
    phone: '+34 954 000 000',
    invented: true,
    imprint: {
      director: 'Administradora única: Clara Inventada',
      capital: '3.000 euros',
      host: 'Servidores Demo, S.A., Calle Imaginaria 1, 28001 Madrid, +34 910 000 000',
    },
  },
  descriptor: 'FUEGO DEMO',
  affiliation: true,
  opening: {
    defaultFlow: '7',
    paymentCompany: 'iumob',
    mainstream: false,
    consentTool: 'own',
    googlePay: { enabled: true },
  },
  botName: 'fuego_demo_bot',
  photoFolders: { hosted: 'retratos', members: 'socios' },
} satisfies BrandFile;
