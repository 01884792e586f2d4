import type { TimelineEvent } from './member-data.ts';
import { actionText } from '#lib/desk/plain/action-text.ts';
import { humanize } from '#lib/desk/plain/code-text.ts';
import { money } from '../format.ts';
import { bucketLabel } from './member-labels.ts';

type Facts = TimelineEvent['facts'];
type EventDescription = {
  readonly title: string;
  readonly detail: string;
  readonly link?: { readonly href: string; readonly name: string };
};

const text = (value: Facts[string] | undefined): string =>
  value === null || value === undefined ? '' : String(value);

/** The known facts of an event, joined; empty ones are left out. */
const join = (...parts: readonly (Facts[string] | undefined)[]): string =>
  parts
    .map(text)
    .filter((part) => part !== '')
    .join(' · ');

const plain = (value: Facts[string] | undefined) => humanize(text(value));
const amount = ({ amountMinor, currency }: Facts) => money(Number(amountMinor), text(currency));
const by = ({ actor }: Facts) => (text(actor) === '' ? '' : `by ${text(actor)}`);
const device = (facts: Facts) => text(facts['device']).split('/').filter(Boolean).join(', ');

const TITLES: Readonly<Record<string, string>> = {
  signup: 'Signed up',
  confirmed: 'Email confirmed',
  card_verified: 'Card checked',
  erasure_asked: 'Erasure requested',
  erased: 'Erased',
  export_asked: 'Data export requested',
  flow_chosen: 'Flow assigned',
  address_change_asked: 'Email change requested',
  address_changed: 'Email changed',
  address_change_undone: 'Email change reverted',
  account_linked: 'External account linked',
  passkey_added: 'Passkey added',
  came_from: 'Arrived by link',
  logged_in: 'Logged in',
  logged_out: 'Session ended',
  consent_given: 'Consent given',
  consent_refused: 'Consent refused or withdrawn',
  photo_sent: 'Photo uploaded',
  photo_decided: 'Photo reviewed',
  photo_appealed: 'Photo appeal submitted',
  photo_appeal_decided: 'Photo appeal decided',
  text_approve: 'Profile text approved',
  text_reject: 'Profile text rejected',
  incognito_began: 'Incognito on',
  incognito_ended: 'Incognito off',
  travel_began: 'Trip begun',
  travel_ended: 'Trip ended',
  review_written: 'Review submitted',
  reported: 'Reported',
  report_decided: 'Report against member decided',
  report_made: 'Report submitted',
  own_report_decided: 'Submitted report decided',
  ordered: 'Order placed',
  paid: 'Payment captured',
  payment_refused: 'Payment refused',
  refunded: 'Refund',
  disputed: 'Payment disputed',
  subscription_began: 'Subscription started',
  subscription_canceled: 'Subscription cancelled',
  subscription_withdrawn: 'Withdrawn from subscription',
  subscription_ended: 'Subscription ended',
  card_check_passed: 'Card check passed',
  card_check_failed: 'Card check failed',
  declared: 'Declaration submitted',
  mailed: 'Email',
  ticket_opened: 'Ticket opened',
  ticket_message: 'Ticket message received',
  ticket_answered: 'Ticket reply sent',
  note: 'Note',
  warning: 'Warned',
  text: 'Profile text hidden',
  block: 'Account closed',
  reactivation: 'Account reopened',
};

const DETAILS: Readonly<Record<string, (facts: Facts) => string>> = {
  signup: ({ flow, country }) => join(`flow ${text(flow)}`, text(country).toUpperCase()),
  card_verified: (facts) => plain(facts['by']),
  export_asked: (facts) => join(`by ${text(facts['by'])}`, facts['state']),
  flow_chosen: ({ flow, source }) => join(flow, plain(source)),
  logged_in: device,
  logged_out: device,
  consent_given: ({ purpose, version, source }) =>
    join(plain(purpose), `text ${text(version)}`, plain(source)),
  consent_refused: ({ purpose, source }) => join(plain(purpose), plain(source)),
  paid: (facts) => join(amount(facts), facts['provider'], facts['chargeId']),
  ordered: (facts) =>
    join(amount(facts), plain(facts['purpose']), plain(facts['state']), facts['orderId']),
  refunded: (facts) => join(amount(facts), plain(facts['kind']), plain(facts['state']), by(facts)),
  disputed: (facts) => join(amount(facts), plain(facts['state'])),
  ticket_opened: ({ reference, state }) => join(reference, state),
  declared: ({ declaration, reference, state }) =>
    join(declaration === 'cancel' ? 'cancellation' : plain(declaration), reference, plain(state)),
  mailed: ({ template, state }) => join(plain(template), state),
  reported: ({ reason, other }) => join(plain(reason), `by ${text(other)}`),
};

/** Fallback for events not listed above: every fact as text, and the actor. */
function whatever({ actor, trackerId: _, text: written, ...facts }: Facts): string {
  // Text written by a person is not changed.
  return join(...Object.values(facts).map(plain), written, by({ actor: actor ?? null }));
}

/** An event as text, with a link to its subject. */
export function describeEvent({ what, facts }: TimelineEvent): EventDescription {
  if (what === 'credits') {
    const { delta, bucket, reason, rest } = facts;
    const sign = Number(delta) > 0 ? '+' : '−';
    const title = `${sign}${String(Math.abs(Number(delta)))} ${bucketLabel(text(bucket))}`;
    return { title, detail: join(plain(reason), `${text(rest)} left`) };
  }
  if (what === 'staff') {
    const detail = join(by(facts), text(facts['purpose']) && `“${text(facts['purpose'])}”`);
    return { title: actionText(text(facts['action'])), detail };
  }
  const detail = (DETAILS[what] ?? whatever)(facts);
  const title = TITLES[what] ?? humanize(what);
  const other = facts['trackerId'];
  if (typeof other === 'string') {
    return { title, detail, link: { href: `/members/${other}`, name: 'Open member' } };
  }
  const reference = facts['reference'];
  if (what.startsWith('ticket_') && typeof reference === 'string') {
    return { title, detail, link: { href: `/tickets/${reference}`, name: 'Open ticket' } };
  }
  return { title, detail };
}
