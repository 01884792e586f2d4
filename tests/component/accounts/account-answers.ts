import type { Contracts } from '#lib/http/contracts.ts';
import type { AnswerOf } from '#lib/wire/endpoint.ts';

type Entered = AnswerOf<Contracts['POST /api/users/authenticate']>;
type ConsentTexts = AnswerOf<Contracts['GET /api/consents/texts']>;
type Cities = AnswerOf<Contracts['GET /api/get/city/{country}/{query}']>;

const FLOW: Entered['flow'] = {
  descriptor: 'DOLCEVITA',
  hooks: [],
  optin: 'doi',
  messageCost: 1,
  requiresCardCheck: false,
  invitationMode: false,
  replyProvider: 'script',
  use_ai: false,
  vertical: 'dating',
  photoOptional: true,
  matchEnabled: true,
  channelPopup: false,
  paymentMethods: [],
  freeMessages: 0,
  icebreakerCredits: 0,
  likeCredits: 0,
  pages: [],
};

/** The answer to a signup or login call, with the test's changes. */
export function entered(change: Partial<Entered> = {}): Entered {
  return {
    clickid: 'mememememememememeXX',
    message: 'ok',
    account_active: true,
    confirmed_email: false,
    email: 'nina@example.test',
    region: 'Emilia-Romagna',
    city: 'Bologna',
    country: 'it',
    flowId: '1',
    flow: FLOW,
    premiumLevel: 0,
    imageName: '',
    customerId: null,
    email_score: 1,
    gender: 'woman',
    seeking: 'man',
    lastActivity: null,
    login: true,
    firstLogin: true,
    giftedMessages: 0,
    ...change,
  };
}

/** The texts beside the four consent checkboxes, all of one version. */
export function consentTexts(version = 1): ConsentTexts {
  const box = (text: string, required: boolean) => ({
    html: `<p>${text} ${String(version)}</p>`,
    version,
    required,
  });
  return {
    terms1: box('Accept the <a href="/legal/terms">terms</a>', true),
    terms2: box('Orientation', true),
    terms3: box('News', false),
    terms4: box('Of age', true),
  };
}

/** Two cities in different regions whose names begin alike. */
export const CITIES: Cities = [
  { id: 1, regionId: 8, city_title: 'Bologna', state_title: 'Emilia-Romagna', province: 'BO' },
  { id: 2, regionId: 5, city_title: 'Bolzano', state_title: 'Trentino-Alto Adige', province: 'BZ' },
];
