import type { PrismaClient } from '../../lib/db/generated/client.ts';
import { brands } from '../../lib/brands/registry.ts';
import type { FlowConfigInput } from '../../lib/flows/config.ts';
import { publishFlow } from '../../lib/flows/publish-flow.ts';
import { planLists } from './plan-entries.ts';

const lookingFirst = (modaleToChat: boolean, modaleToProfilo: boolean) => [
  { find: { hooks: { modaleToChat, modaleToProfilo } } },
];

const usual: FlowConfigInput = {
  messageCost: 10,
  requiresCardCheck: false,
  paymentMethods: ['credit_card', 'paypal'],
  optin: 'other',
  hooks: [
    'fine_crediti',
    'file_like',
    'paginazione',
    'profilo_bloccato',
    'utente_premium',
    'blurred',
    'cambia_regione',
    'attiva_lettura',
    'utente_disabilitato',
    'doi',
    'impostaRegione',
  ],
  pages: lookingFirst(false, false),
  vertical: 'dating',
  invitationMode: false,
  freeMessages: 2,
  icebreakerCredits: 3,
  likeCredits: 10,
  photoOptional: false,
  matchEnabled: true,
  freePages: 3,
  hostedDelay: { minMs: 3_000, maxMs: 9_000 },
  replyProvider: 'script',
  useAi: false,
  giftedMessages: 0,
  channelPopup: false,
  plans: planLists,
};

/** The demo's flows by code; they differ in offers and gates, never in prices, rights or labels. */
const demoFlows: Readonly<Record<string, FlowConfigInput>> = {
  '7': usual,
  '0000': {
    ...usual,
    matchEnabled: false,
    hooks: [...usual.hooks, 'utente_premium_compliant'],
  },
  '12': {
    ...usual,
    paymentMethods: ['paypal', 'credit_card'],
    ...{ invitationMode: true, replyProvider: 'ai', useAi: true, giftedMessages: 2 },
    okPage: false,
  },
  '15': {
    ...usual,
    paymentMethods: ['credit_card'],
    pages: lookingFirst(true, false),
    ...{ requiresCardCheck: true, messageCost: 8, channelPopup: true },
  },
  '21': {
    ...usual,
    paymentMethods: ['credit_card'],
    pages: lookingFirst(true, true),
    ...{ optin: 'doi', photoOptional: true, messageCost: 12 },
  },
};

/** Publishes the demo's flows on every brand where they are missing. Runs after the plans are seeded. */
export async function seedFlows(db: PrismaClient, now: Date): Promise<void> {
  for (const brand of brands) {
    for (const [code, config] of Object.entries(demoFlows)) {
      const found = await db.flowVersion.findFirst({ where: { brandId: brand.id, code } });
      if (!found) await publishFlow(db, { brandId: brand.id, code, config, now });
    }
  }
}
