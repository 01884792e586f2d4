import type { FlowConfigInput } from '../../../lib/flows/config.ts';
import { planLists } from '../plan-entries.ts';

/** What a click on a search card offers before the profile opens. */
export const previewPages = (modaleToChat: boolean, modaleToProfilo: boolean) => [
  { find: { hooks: { modaleToChat, modaleToProfilo } } },
];

/** What the demo's flows have in common; each of the other files in this folder defines its flow's differences. */
export const flowDefaults: Omit<FlowConfigInput, 'paymentMethods'> = {
  messageCost: 10,
  requiresCardCheck: false,
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
  pages: previewPages(false, false),
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
