/**
 * Describes the rows of a kind of due work in our own SQL. Callers only name a kind and pass values as
 * parameters; none of their input becomes SQL.
 */
export type JobKind = {
  /** The name of its due work. */
  readonly name: string;
  readonly about: string;
  /** Its table, with the alias `j`. */
  readonly table: string;
  /** The joins needed to find the brand. */
  readonly joins: string;
  readonly due: string;
  /** Condition for pending rows, written exactly as in the index. */
  readonly pendingWhere: string;
  /** Condition for rows that were given up; undefined when that cannot happen. */
  readonly failed?: string;
  /** `null` when rows belong to no brand: only operators of all brands see those. */
  readonly brand: string;
  readonly tries: string;
  readonly error: string;
  /** A short description: the template, event or state. */
  readonly what: string;
  /** Whether a pending row may run before its due time; a charge or an erasure may not. */
  readonly hurries: boolean;
};

const OF_MEMBER = 'join users u on u.id = j.member_id';

/** Every kind of due work with inspectable rows, in the order in which a worker round runs them. */
export const jobKinds: readonly JobKind[] = [
  {
    name: 'provider-events',
    about: 'Notifications of payment providers.',
    table: 'provider_events',
    joins: `left join attempts a on a.reference = j.reference
            left join intents i on i.id = a.intent_id`,
    due: 'j.due_at',
    pendingWhere: "j.state in ('received', 'unmatched')",
    failed: "j.state = 'failed'",
    brand: 'i.brand_id',
    tries: 'j.tries',
    error: 'j.last_error',
    what: "j.provider || ', ' || j.state",
    hurries: true,
  },
  {
    name: 'reconcile-payments',
    about: 'Status checks of pending payments.',
    table: 'attempts',
    joins: 'join intents i on i.id = j.intent_id',
    due: 'j.sync_at',
    pendingWhere: 'j.sync_at is not null',
    brand: 'i.brand_id',
    tries: 'j.syncs',
    error: 'null',
    what: "j.provider || ', ' || j.state",
    hurries: true,
  },
  {
    name: 'refunds',
    about: 'Refunds to submit or check.',
    table: 'refunds',
    joins: 'join attempts a on a.id = j.attempt_id join intents i on i.id = a.intent_id',
    due: 'j.sync_at',
    pendingWhere: 'j.sync_at is not null',
    brand: 'i.brand_id',
    tries: 'j.syncs',
    error: 'null',
    what: 'j.state',
    hurries: true,
  },
  {
    name: 'declarations',
    about: 'Cancellations and withdrawals to process.',
    table: 'declarations',
    joins: '',
    due: 'j.due_at',
    pendingWhere: 'j.due_at is not null',
    brand: 'j.brand_id',
    tries: 'null',
    error: 'null',
    what: "j.kind || ', ' || j.state",
    hurries: false,
  },
  {
    name: 'renewals',
    about: 'Renewal notices and charges. They never run early.',
    table: 'renewals',
    joins: 'join subscriptions s on s.id = j.subscription_id join users u on u.id = s.member_id',
    due: 'j.due_at',
    pendingWhere: "j.state in ('planned', 'noticed', 'due', 'retrying') and j.due_at is not null",
    brand: 'u.brand_id',
    tries: 'j.tries',
    error: 'j.last_outcome',
    what: 'j.state',
    hurries: false,
  },
  {
    name: 'mandate-revocations',
    about: 'Stored cards to revoke at the provider.',
    table: 'mandates',
    joins: OF_MEMBER,
    due: 'j.revoke_at',
    pendingWhere: 'j.revoke_at is not null',
    brand: 'u.brand_id',
    tries: 'null',
    error: 'null',
    what: 'j.provider',
    hurries: true,
  },
  {
    name: 'reply-tasks',
    about: 'Replies of hosted profiles.',
    table: 'reply_tasks',
    joins: OF_MEMBER,
    due: 'j.due_at',
    pendingWhere: "j.state = 'due'",
    failed: "j.state = 'failed'",
    brand: 'u.brand_id',
    tries: 'j.attempts',
    error: 'j.last_error',
    what: 'j.provider',
    hurries: false,
  },
  {
    name: 'send-notices',
    about: 'Notifications by push, Telegram and email.',
    table: 'notices',
    joins: '',
    due: 'j.due_at',
    pendingWhere: "j.state in ('due', 'sending')",
    failed: "j.state = 'failed'",
    brand: 'j.brand_id',
    tries: 'j.attempts',
    error: 'j.last_error',
    what: 'j.channel',
    hurries: false,
  },
  {
    name: 'erasures',
    about: 'Accounts scheduled for erasure. They never run early.',
    table: 'users',
    joins: '',
    due: 'j.erase_at',
    pendingWhere: "j.erase_at is not null and j.state <> 'erased'",
    brand: 'j.brand_id',
    tries: 'null',
    error: 'null',
    what: 'j.state',
    hurries: false,
  },
  {
    name: 'exports',
    about: 'Data exports requested by members.',
    table: 'data_exports',
    joins: OF_MEMBER,
    due: 'j.due_at',
    pendingWhere: "j.state = 'waiting'",
    failed: "j.state = 'failed'",
    brand: 'u.brand_id',
    tries: 'j.attempts',
    error: 'null',
    what: "'requested by ' || j.requested_by",
    hurries: true,
  },
  {
    name: 'mail',
    about: 'Outgoing emails. Failed emails have no content and cannot be retried.',
    table: 'mail_messages',
    joins: '',
    due: 'j.due_at',
    pendingWhere: "j.state = 'due'",
    failed: "j.state = 'failed'",
    brand: 'j.brand_id',
    tries: 'j.attempts',
    error: 'j.last_error',
    what: 'j.template',
    hurries: true,
  },
  {
    name: 'postbacks',
    about: 'Postbacks to affiliates.',
    table: 'postbacks',
    joins: 'join affiliates f on f.id = j.affiliate_id',
    due: 'j.due_at',
    pendingWhere: "j.state = 'due'",
    failed: "j.state = 'dead'",
    brand: 'f.brand_id',
    tries: 'j.attempts',
    error: 'j.last_error',
    what: "j.event || ', ' || f.code",
    hurries: true,
  },
  {
    name: 'chat photos',
    about: 'Approved chat photos to send.',
    table: 'chat_photos',
    joins: 'join profiles p on p.id = j.sender_id left join users u on u.id = p.member_id',
    due: 'j.due_at',
    pendingWhere: "j.state = 'approved' and j.due_at is not null",
    brand: 'u.brand_id',
    tries: 'null',
    error: 'null',
    what: 'j.state',
    hurries: true,
  },
  {
    name: 'link previews',
    about: 'Links in messages whose previews are to be fetched.',
    table: 'message_previews',
    joins: '',
    due: 'j.due_at',
    pendingWhere: 'j.due_at is not null',
    brand: 'j.brand_id',
    tries: 'null',
    error: 'null',
    what: "'link'",
    hurries: true,
  },
  {
    name: 'group-decisions',
    about: 'Decisions about groups of accounts, to carry out account by account.',
    table: 'group_decision_members',
    joins: 'join group_decisions d on d.id = j.decision_id',
    due: 'j.due_at',
    pendingWhere: 'j.due_at is not null',
    brand: 'j.brand_id',
    tries: 'j.attempts',
    error: 'null',
    what: 'd.measure::text',
    hurries: true,
  },
  {
    name: 'scheduled-publications',
    about:
      'Flows, prices, settings and hosted profiles to publish at their time. They never run early.',
    table: 'scheduled_publications',
    joins: '',
    due: 'j.due_at',
    pendingWhere: 'j.due_at is not null',
    // One that is shown on several brands is of none: only operators of all brands see it here.
    brand: 'case when cardinality(j.brand_ids) = 1 then j.brand_ids[1] end',
    tries: 'j.attempts',
    error: 'j.reason',
    what: "j.kind || ', ' || j.key",
    hurries: false,
  },
];

export function jobKind(name: string): JobKind | undefined {
  return jobKinds.find((kind) => kind.name === name);
}
