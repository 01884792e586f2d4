type FieldDescription = { readonly label: string; readonly hint?: string };

/**
 * Descriptions of fields of flows, plans and brands by their last name; a field not listed here is labelled
 * with that name.
 */
const FIELDS: Readonly<Record<string, FieldDescription>> = {
  messageCost: { label: 'Message cost', hint: 'In credits; shown before sending.' },
  requiresCardCheck: { label: 'Card check before messages and likes' },
  descriptor: { label: 'Descriptor', hint: 'On the card statement; defaults to the brand’s.' },
  paymentMethods: { label: 'Payment methods', hint: 'In display order.' },
  optin: { label: 'Email confirmation', hint: 'Whether a dialog asks for it.' },
  hooks: { label: 'Prompts', hint: 'Paywalls and invitations.' },
  iframeHook: { label: 'Partner page', hint: 'Shown by the prompt “Partner page”.' },
  url: { label: 'Address' },
  title: { label: 'Title' },
  pages: { label: 'Search page' },
  find: { label: 'Search' },
  modaleToChat: { label: 'Card opens the chat' },
  modaleToProfilo: { label: 'Card opens the profile' },
  vertical: { label: 'Vertical' },
  invitationMode: { label: 'Match screen sends invitations' },
  freeMessages: { label: 'Free messages at signup' },
  icebreakerCredits: { label: 'First messages at signup' },
  likeCredits: { label: 'Likes at signup' },
  photoOptional: { label: 'Photo optional' },
  matchEnabled: { label: 'Match screen' },
  freePages: { label: 'Free search pages' },
  hostedDelay: { label: 'Hosted reply delay' },
  minMs: { label: 'Minimum', hint: 'In milliseconds.' },
  maxMs: { label: 'Maximum', hint: 'In milliseconds.' },
  replyProvider: { label: 'Hosted profile responder' },
  useAi: { label: 'AI replies', hint: 'Requires AI above.' },
  giftedMessages: { label: 'Returning member gift', hint: 'Messages, once; 0 for none.' },
  channelPopup: { label: 'Notification prompt' },
  okPage: { label: 'Payment confirmation page' },
  plans: { label: 'Plans' },
  free: { label: 'Shown to free members' },
  premium: { label: 'Shown to paying members' },
  compliant: { label: 'Shown in flow 0000' },
  verification: { label: 'Card check' },
  productId: { label: 'Product' },
  planName: { label: 'Name' },
  badge: { label: 'Badge' },
  description: { label: 'Description' },
  descriptionColor: { label: 'Description colour' },
  suggestion: { label: 'Suggestion' },
  suggestionColor: { label: 'Suggestion colour' },
  priceDescription: { label: 'Price note' },
  firstSelling: { label: 'First purchase only', hint: 'Hidden from paying members.' },
  visible: { label: 'Visible' },
  spacingBottom: { label: 'Space below' },
  it: { label: 'Italian' },
  es: { label: 'Spanish' },
  fr: { label: 'French' },
  en: { label: 'English' },
  kind: { label: 'Kind' },
  priceMinor: {
    label: 'Price',
    hint: 'Including VAT; the same on every brand.',
  },
  credits: { label: 'Credits' },
  bonusCredits: { label: 'Bonus credits' },
  periodMonths: { label: 'Renewal period in months', hint: 'Empty for one-time purchases.' },
  defaultFlow: { label: 'Default flow', hint: 'For visitors without a flow.' },
  disclosure: {
    label: 'Account disclosure',
    hint: 'Private never reveals whether an address has an account.',
  },
  mainstream: { label: 'Broad ad landing page' },
  consentTool: {
    label: 'External consent tool',
    hint: 'Asks visitors in place of our banner. Its hosts must be in CONSENT_TOOL_HOSTS.',
  },
  script: { label: 'Script', hint: 'Address of the tool’s script.' },
  siteId: { label: 'Site id', hint: 'The script’s data-domain-script.' },
  hosts: { label: 'Other hosts', hint: 'That the script loads from.' },
  signal: { label: 'Signal' },
  event: { label: 'Window event', hint: 'OneTrust: OneTrustGroupsUpdated.' },
  groups: { label: 'Variable of allowed groups', hint: 'OneTrust: OnetrustActiveGroups.' },
  measuring: { label: 'Group for measuring', hint: 'OneTrust: C0002.' },
  marketing: { label: 'Group for marketing', hint: 'OneTrust: C0004.' },
  chosenCookie: { label: 'Cookie after a choice', hint: 'OneTrust: OptanonAlertBoxClosed.' },
  preferences: {
    label: 'Function that opens the preferences',
    hint: 'OneTrust: OneTrust.ToggleInfoDisplay.',
  },
  paymentCompany: { label: 'Payment company' },
  googlePay: { label: 'Google Pay' },
  enabled: { label: 'Enabled' },
  environment: { label: 'Environment' },
  gatewayMerchantId: { label: 'Gateway merchant ID' },
  merchantId: { label: 'Google merchant ID' },
  merchantName: { label: 'Merchant name' },
  limits: { label: 'Limits' },
  aiAnswersPerMember: { label: 'AI replies per member and day' },
  aiAnswersPerProfile: { label: 'AI replies per profile and day' },
  messageMonths: {
    label: 'Months for which read messages are kept',
    hint: 'The longest period that members may choose; empty for as long as the account.',
  },
  secondPerson: {
    label: 'Publish with a second person',
    hint: 'Flows, settings and prices are published once another operator approves them.',
  },
  refundLimitMinor: {
    label: 'Refunds above this need a second person',
    hint: 'Empty for none.',
  },
  ticketHours: {
    label: 'Hours to answer a ticket',
    hint: 'The list of tickets has those first that are due first.',
  },
  operatorHours: {
    label: 'Operator hours',
    hint: 'In the brand’s time zone; empty for all day.',
  },
  from: { label: 'From' },
  to: { label: 'To' },
  pixel: { label: 'Advertising pixel', hint: 'Only with marketing consent.' },
  id: { label: 'ID' },
  frameHosts: { label: 'Partners allowed in frames' },
  signupRedirects: { label: 'Redirected sign-ups' },
  redirectHosts: { label: 'Allowed redirect hosts' },
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
  invalid_type: 'Missing value or wrong type.',
  invalid_value: 'Value not allowed.',
  invalid_format: 'Invalid format.',
  invalid_union: 'No matching format.',
  unrecognized_keys: 'Unknown field.',
  too_small: 'Too small or empty.',
  too_big: 'Too large or too long.',
  custom: 'Inconsistent values.',
  plan_unknown: 'A listed product is not on sale.',
  plan_in_wrong_list: 'The card check must be the only product of its list, and in no other list.',
  plan_twice: 'Duplicate product.',
  verification_missing: 'The card check is required.',
  list_rights_differ: 'Every list must offer the same products.',
  hook_missing: 'A required prompt is missing.',
  hook_without_use: 'The prompt “Partner page” requires a partner page, and the other way round.',
  iframe_host_foreign: 'The brand does not allow this host.',
  method_twice: 'Duplicate payment method.',
  credit_card_missing_for_check: 'A card check requires the payment method card.',
  ai_switch_contradicts_provider:
    'AI replies and the hosted profile responder contradict each other.',
  plan_kind_fixed: 'The kind of a product cannot change. Create a new product.',
  card_check_is_free: 'The card check must be free.',
  card_check_grants_nothing: 'The card check must not grant credits.',
  paid_once_has_no_period: 'One-time purchases have no period.',
  price_too_small: 'The minimum is one euro.',
  credits_missing: 'Credits are required.',
  period_missing: 'A subscription requires a period.',
  longer_costs_more_a_month: 'A longer subscription must cost less per month than a shorter one.',
  flow_unknown: 'Unknown flow.',
};

export function faultMessage(code: string): string {
  return FAULTS[code] ?? `Rejected (${code}).`;
}
