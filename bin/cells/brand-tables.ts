/**
 * How each table belongs to a brand, for a move between the databases of two cells. The order is that of the copy: a row
 * comes after those that it refers to, by a foreign key or by a condition here. Rows are deleted in the opposite order.
 * A test compares the list with the schema, its foreign keys and its order.
 *
 * In the conditions `t` is the table, and `:brand` the id of the brand as a literal.
 */
export type TableRule = {
  /** SQL: the row is the brand's alone. It is copied, compared, and deleted from the cell that the brand has left. */
  readonly own?: string;
  /** SQL: the brand uses the row, and others may. It is added where it is missing, and never deleted. */
  readonly shared?: string;
  /** Columns by which a shared row is found in the other cell; the primary key by default. */
  readonly key?: readonly string[];
  /** Columns that must be equal in both cells where a shared row is in both. */
  readonly equal?: readonly string[];
  /** Columns that get another value by the move. */
  readonly set?: Readonly<Record<string, string>>;
  /** A number that each cell counts by itself: rows get the next ones of the other cell. */
  readonly serial?: string;
  /** Rows refer to that number: the table that has it, and the columns by which its row is the same in both cells. */
  readonly serialOf?: {
    readonly table: string;
    readonly column: string;
    readonly by: readonly string[];
  };
  /**
   * Figures that a job counts again every few minutes, from rows that move: the other cell counts them too. The cell that
   * was left goes on counting until its rows are deleted, so that its later rows are none that the other one lacks.
   */
  readonly recounted?: true;
  /** Why the brand's rows, if there are any, are neither copied nor deleted. */
  readonly stays?: string;
};

const MEMBERS = 'select id from users where brand_id = :brand';
const PROFILES = 'select id from profiles where brand_id = :brand';
const CONVERSATIONS = 'select id from conversations where brand_id = :brand';
const INTENTS = 'select id from intents where brand_id = :brand';
const ATTEMPTS = `select id from attempts where intent_id in (${INTENTS})`;
const CHARGES = `select id from charges where intent_id in (${INTENTS})`;
const REFUNDS = `select id from refunds where attempt_id in (${ATTEMPTS})`;
const DISPUTES = `select id from disputes where attempt_id in (${ATTEMPTS})`;
const AFFILIATES = 'select id from affiliates where brand_id = :brand';
const TICKETS = 'select id from tickets where brand_id = :brand';
/** Every posting names the charge, refund, dispute, attempt or intent that it books. */
const POSTED = `substring(unique_key from '[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}')::uuid in (
  ${CHARGES} union all ${REFUNDS} union all ${DISPUTES} union all ${ATTEMPTS} union all ${INTENTS})`;
const POSTINGS = `select id from ledger_transactions where ${POSTED}`;

/** Profiles of no single brand that a row of this one names: of the service, and hosted ones. */
const HOSTED = `select id from profiles where kind <> 'member' and (kind = 'system'
  or :brand = any (shown_on)
  or id in (select profile_id from profile_listings where brand_id = :brand)
  or id in (select profile_id from participants where conversation_id in (${CONVERSATIONS}))
  or id in (select profile_id from disclosures where member_id in (${MEMBERS}))
  or id in (select peer_id from pending_messages where member_id in (${MEMBERS}))
  or id in (select reported_id from reports where brand_id = :brand)
  or id in (select peer_id from daily_picks where profile_id in (${PROFILES}))
  or id in (${['swipes', 'favourites', 'visits']
    .flatMap((table) => [
      `select peer_id from ${table} where profile_id in (${PROFILES})`,
      `select profile_id from ${table} where peer_id in (${PROFILES})`,
    ])
    .join(' union all ')}))`;

const brand: TableRule = { own: 't.brand_id = :brand' };
const counted: TableRule = { ...brand, recounted: true };
const among = (column: string, ids: string): TableRule => ({ own: `t.${column} in (${ids})` });
const member = among('member_id', MEMBERS);
const profile = among('profile_id', PROFILES);
const pair: TableRule = {
  own: `(t.profile_id in (${PROFILES}) or t.peer_id in (${PROFILES}))`,
};
const conversation = among('conversation_id', CONVERSATIONS);
const affiliate = among('affiliate_id', AFFILIATES);
const ticket = among('ticket_id', TICKETS);
const stays = (reason: string): TableRule => ({ stays: reason });

const SERIES = ['brand_id', 'name', 'flow_code', 'source', 'campaign'] as const;

export const BRAND_TABLES: Readonly<Record<string, TableRule>> = {
  regions: { shared: 'true', equal: ['country', 'folded'] },
  cities: { shared: 'true', equal: ['country', 'folded', 'province', 'region_id'] },
  plan_versions: {
    shared: 'true',
    equal: ['product_id', 'version', 'kind', 'price_minor', 'currency', 'credits', 'period_months'],
  },
  legal_texts: { shared: 'true', key: ['hash'], equal: ['company', 'kind', 'locale', 'version'] },
  payment_routes: {
    shared: 'true',
    key: ['company', 'flow_code', 'method', 'version'],
    equal: ['providers'],
  },
  brand_settings: brand,
  flow_versions: brand,
  flow_experiments: brand,
  config_drafts: brand,
  publications: {
    own: `t.id in (select id from flow_versions where brand_id = :brand
      union all select id from brand_settings where brand_id = :brand)`,
    shared: 't.id in (select id from plan_versions)',
  },
  approvals: brand,
  scheduled_publications: { own: 't.brand_ids = array[:brand]' },
  affiliates: brand,
  affiliate_keys: affiliate,
  affiliate_nonces: affiliate,
  users: brand,
  profiles: { ...brand, shared: `t.id in (${HOSTED})` },
  profile_listings: brand,
  sessions: member,
  one_time_tokens: member,
  attributions: member,
  flow_assignments: member,
  email_changes: member,
  data_exports: member,
  identities: member,
  passkeys: member,
  push_registrations: member,
  telegram_links: member,
  telegram_updates: brand,
  notices: member,
  notice_marks: member,
  consent_records: member,
  cookie_choices: brand,
  spending_limits: member,
  vulnerable_flags: member,
  member_notes: member,
  member_measures: member,
  credit_accounts: member,
  credit_entries: member,
  credit_carried: member,
  credit_keys: member,
  photos: { ...profile, shared: `t.profile_id in (${HOSTED})` },
  photo_verifications: profile,
  hosted_profile_versions: { shared: `t.profile_id in (${HOSTED})` },
  canned_answers: {
    own: 't.brand_id = :brand',
    shared: `t.brand_id is null and t.profile_id in (${HOSTED})`,
  },
  inboxes: { ...profile, shared: `t.profile_id in (${HOSTED})` },
  known_addresses: profile,
  known_pairs: profile,
  benefit_periods: brand,
  shared_dates: profile,
  saved_searches: profile,
  search_alerts: profile,
  swipes: pair,
  favourites: pair,
  visits: pair,
  daily_picks: pair,
  disclosures: member,
  conversations: brand,
  participants: conversation,
  messages: conversation,
  calls: brand,
  call_notices: brand,
  call_sides: { own: 't.call_id in (select id from calls where brand_id = :brand)' },
  message_keys: conversation,
  reply_tasks: conversation,
  chat_photos: conversation,
  message_previews: conversation,
  pending_messages: member,
  reports: brand,
  queue_escalations: brand,
  rechecks: brand,
  group_decisions: {
    shared: 't.id in (select decision_id from group_decision_members where brand_id = :brand)',
  },
  group_decision_members: brand,
  reviews: brand,
  partner_clicks: affiliate,
  partner_orders: affiliate,
  postbacks: affiliate,
  mail_messages: brand,
  mail_suppressions: brand,
  provider_customers: member,
  mandates: member,
  subscriptions: member,
  intents: brand,
  attempts: among('intent_id', INTENTS),
  charges: among('intent_id', INTENTS),
  card_checks: brand,
  payment_fingerprints: among('attempt_id', ATTEMPTS),
  payment_blocks: brand,
  renewals: among(
    'subscription_id',
    `select id from subscriptions where member_id in (${MEMBERS})`,
  ),
  declarations: brand,
  refunds: among('attempt_id', ATTEMPTS),
  disputes: among('attempt_id', ATTEMPTS),
  dispute_events: among('dispute_id', DISPUTES),
  receipts: among('charge_id', CHARGES),
  credit_notes: among('charge_id', CHARGES),
  // The numbers of a seller go on where they are: all brands of one VAT number are in one cell.
  receipt_counters: {
    own: `t.company in (select company from receipts where charge_id in (${CHARGES})
      union all select company from credit_notes where charge_id in (${CHARGES}))`,
  },
  ledger_transactions: { own: `t.id in (${POSTINGS})` },
  ledger_entries: among('transaction_id', POSTINGS),
  provider_events: among('reference', `select reference from attempts where id in (${ATTEMPTS})`),
  money_days: counted,
  metric_series: { ...counted, serial: 'id' },
  metric_days: {
    own: 't.series_id in (select id from metric_series where brand_id = :brand)',
    recounted: true,
    serialOf: { table: 'metric_series', column: 'series_id', by: SERIES },
  },
  metric_money: counted,
  metric_waits: counted,
  metric_tenures: counted,
  kpi_events: brand,
  client_logs: brand,
  audit_entries: brand,
  // Operators have an account in each cell: what one has reserved or been given is free again.
  tickets: {
    ...brand,
    set: {
      claimed_by: 'null::uuid',
      claimed_until: 'null::timestamptz',
      assigned_to: 'null::uuid',
    },
  },
  ticket_tags: ticket,
  ticket_notes: ticket,
  ticket_messages: ticket,
  ticket_files: brand,
  care_answers: brand,
  photo_removals: {
    own: `t.object_key in (select object_key from photos where profile_id in (${PROFILES})
      union all select object_key from chat_photos where conversation_id in (${CONVERSATIONS})
      union all select object_key from message_previews where conversation_id in (${CONVERSATIONS})
      union all select object_key from photo_verifications where profile_id in (${PROFILES})
      union all select object_key from ticket_files where brand_id = :brand)`,
  },
  brand_pauses: stays('each cell has its own state of the move'),
  operators: stays('operators have an account in each cell'),
  operator_sessions: stays('of operators'),
  operator_invitations: stays('of operators'),
  recovery_codes: stays('of operators'),
  queue_claims: stays('reservations of two minutes'),
  passkey_challenges: stays('random numbers of ten minutes, without a brand'),
  recheck_counters: stays('counts of the decisions in a cell'),
  link_fetches: stays('what pages say about themselves, for a day'),
  recurring_jobs: stays('of the cell'),
  instances: stays('of the cell'),
  log_lines: stays('what instances of the cell did'),
  ledger_checks: stays('results about the ledger of a cell'),
  settlement_files: stays('of a company, as it was compared with the payments of a cell'),
  settlement_lines: stays('of settlement files'),
  _seeds: stays('of the cell'),
};

/** Of a rule's condition: with the brand's id, which is letters and digits. */
export const forBrand = (condition: string, brandId: string): string =>
  condition.replaceAll(':brand', `'${brandId}'`);
