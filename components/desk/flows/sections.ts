import type { Section } from '../config/form-sections.tsx';

/** The sections of a flow's fields. */
export const flowSections: readonly Section[] = [
  { title: 'Sign-up', of: ['optin', 'photoOptional', 'vertical', 'channelPopup'] },
  {
    title: 'Credits',
    of: ['messageCost', 'freeMessages', 'icebreakerCredits', 'likeCredits', 'giftedMessages'],
  },
  {
    title: 'Access and prompts',
    of: ['requiresCardCheck', 'freePages', 'hooks', 'iframeHook', 'pages'],
  },
  { title: 'Discovery', of: ['matchEnabled', 'invitationMode'] },
  { title: 'Hosted profiles', of: ['replyProvider', 'useAi', 'hostedDelay'] },
  { title: 'Payment', of: ['okPage', 'descriptor', 'paymentMethods'] },
  { title: 'Plans', of: ['plans'] },
];
