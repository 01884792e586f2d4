type FieldDescription = { readonly label: string; readonly hint?: string };

/**
 * Descriptions of fields of flows, plans and brands by their last name; a field not listed here is labelled
 * with that name.
 */
const FIELDS: Readonly<Record<string, FieldDescription>> = {
  messageCost: { label: 'Cost of a message', hint: 'Credits; shown before each send.' },
  requiresCardCheck: { label: 'Card check before writing and likes' },
  descriptor: { label: 'Descriptor', hint: 'On the card statement; empty takes the brand’s.' },
  paymentMethods: { label: 'Ways to pay', hint: 'In the order they are offered.' },
  optin: { label: 'Confirmation of the address', hint: 'doi asks for it in a window.' },
  hooks: { label: 'Prompts', hint: 'What stops or tells a member.' },
  iframeHook: { label: 'Page of a partner', hint: 'Shown by the prompt iframe.' },
  url: { label: 'Address' },
  title: { label: 'Title' },
  pages: { label: 'Search page' },
  find: { label: 'Search' },
  modaleToChat: { label: 'Card leads to the chat' },
  modaleToProfilo: { label: 'Card leads to the profile' },
  vertical: { label: 'Vertical' },
  invitationMode: { label: 'Match screen sends invitations' },
  freeMessages: { label: 'Free messages at signup' },
  icebreakerCredits: { label: 'First messages at signup' },
  likeCredits: { label: 'Likes at signup' },
  photoOptional: { label: 'Photo may come later' },
  matchEnabled: { label: 'Match screen' },
  freePages: { label: 'Search pages for free members' },
  hostedDelay: { label: 'Hosted answers come after' },
  minMs: { label: 'At least', hint: 'Milliseconds.' },
  maxMs: { label: 'At most', hint: 'Milliseconds.' },
  replyProvider: { label: 'Who answers for hosted profiles' },
  useAi: { label: 'Model answers', hint: 'Goes with “ai” above.' },
  giftedMessages: { label: 'Gift to who comes back', hint: 'Messages, once; 0 gives none.' },
  channelPopup: { label: 'Asks for ways of notice' },
  okPage: { label: 'Page of its own after a payment' },
  plans: { label: 'Plans' },
  free: { label: 'Shown to free members' },
  premium: { label: 'Shown to paying members' },
  compliant: { label: 'Shown in flow 0000' },
  verification: { label: 'Card check' },
  productId: { label: 'Product' },
  planName: { label: 'Name' },
  badge: { label: 'Badge' },
  description: { label: 'Description' },
  descriptionColor: { label: 'Colour of the description' },
  suggestion: { label: 'Suggestion' },
  suggestionColor: { label: 'Colour of the suggestion' },
  priceDescription: { label: 'Words beside the price' },
  firstSelling: { label: 'For starters only', hint: 'Hidden from who has paid.' },
  visible: { label: 'Visible' },
  spacingBottom: { label: 'Space below' },
  it: { label: 'Italian' },
  es: { label: 'Spanish' },
  fr: { label: 'French' },
  en: { label: 'English' },
  kind: { label: 'Kind' },
  priceMinor: {
    label: 'Price in cents',
    hint: 'The whole price with VAT, the same on every brand.',
  },
  credits: { label: 'Credits' },
  bonusCredits: { label: 'Bonus credits' },
  periodMonths: { label: 'Renews after months', hint: 'Nothing for what is paid once.' },
  defaultFlow: { label: 'Default flow', hint: 'Of who comes without one.' },
  disclosure: {
    label: 'Account disclosure',
    hint: 'private tells nobody whether an address has an account.',
  },
  mainstream: { label: 'Landing for broad advertisements' },
  consentTool: { label: 'Consent banner' },
  paymentCompany: { label: 'Payment company' },
  googlePay: { label: 'Google Pay' },
  enabled: { label: 'Switched on' },
  environment: { label: 'Environment' },
  gatewayMerchantId: { label: 'Merchant at the gateway' },
  merchantId: { label: 'Merchant at Google' },
  merchantName: { label: 'Name of the merchant' },
  limits: { label: 'Limits' },
  aiAnswersPerMember: { label: 'Model answers to one member a day' },
  aiAnswersPerProfile: { label: 'Model answers of one profile a day' },
  operatorHours: {
    label: 'Hours of operators',
    hint: 'In the brand’s zone; none is the whole day.',
  },
  from: { label: 'From' },
  to: { label: 'To' },
  pixel: { label: 'Advertising pixel', hint: 'Only for who allowed marketing.' },
  id: { label: 'Id' },
  frameHosts: { label: 'Partners whose pages may be framed' },
  signupRedirects: { label: 'Signups that belong elsewhere' },
  redirectHosts: { label: 'Hosts that a visitor may be sent to' },
  source: { label: 'Source' },
  campaignId: { label: 'Campaign' },
  country: { label: 'Country' },
  order: { label: 'Order' },
};

export function describeField(name: string): FieldDescription {
  return FIELDS[name] ?? { label: name };
}

/** The label of a path in a configuration, outermost first: `Plans › Shown to free members › pack_50 › Badge`. */
export function pathLabel(path: readonly string[]): string {
  return path.map((name) => describeField(name).label).join(' › ');
}

const FAULTS: Readonly<Record<string, string>> = {
  invalid_type: 'Something is missing, or of the wrong kind.',
  invalid_value: 'This is none of the values it may have.',
  invalid_format: 'This does not have the form it needs.',
  invalid_union: 'This fits none of the forms it may have.',
  unrecognized_keys: 'There is a field here that does not exist.',
  too_small: 'Too little or empty.',
  too_big: 'Too much or too long.',
  custom: 'These values do not go together.',
  plan_unknown: 'A product in this list is not sold.',
  plan_in_wrong_list: 'The card check stands only in its own list, and nothing else there.',
  plan_twice: 'A product stands in this list twice.',
  verification_missing: 'The card check has to be offered.',
  list_rights_differ:
    'Every list has to offer the same products: what can be bought depends on nobody.',
  hook_missing: 'A prompt that members have to see is missing.',
  hook_without_use: 'The prompt iframe and the partner’s page go together.',
  iframe_host_foreign: 'The brand does not allow pages of this host.',
  method_twice: 'A way to pay stands here twice.',
  credit_card_missing_for_check: 'A card check needs the card among the ways to pay.',
  ai_switch_contradicts_provider: 'The switch of the model and who answers contradict each other.',
  plan_kind_fixed: 'A product keeps its kind. Make another product.',
  card_check_is_free: 'The card check costs nothing.',
  card_check_grants_nothing: 'The card check grants nothing.',
  paid_once_has_no_period: 'What is paid once has no period.',
  price_too_small: 'At least one euro.',
  credits_missing: 'It has to grant credits.',
  period_missing: 'A subscription needs its period.',
  longer_costs_more_a_month:
    'A longer subscription has to cost less a month than a shorter one: flows say so.',
  flow_unknown: 'The brand has no such flow.',
};

export function faultMessage(code: string): string {
  return FAULTS[code] ?? `Refused (${code}).`;
}
