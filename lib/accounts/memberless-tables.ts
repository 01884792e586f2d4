/**
 * Tables whose rows tell of no member, so that neither an erasure nor a copy of data looks into them, and why.
 * Each of the two adds its own to these.
 */
export const MEMBERLESS: Readonly<Record<string, string>> = {
  telegram_updates: 'numbers of what a bot was told, without who told it',
  photo_removals: 'names of files that are being deleted',
  cookie_choices:
    'of browsers, by a random id; only the origin of a signup names it, and goes with the account',
  affiliates: 'not about members',
  affiliate_keys: 'not about members',
  affiliate_nonces: 'numbers of calls by affiliates',
  partner_clicks: 'clicks as affiliates number them, without who clicked',
  brand_settings: 'not about members',
  flow_versions: 'not about members',
  config_drafts: 'not about members',
  publications: 'not about members',
  flow_experiments:
    'numbers of an experiment; who is in which arm stands with the flows of members',
  legal_texts: 'not about members',
  plan_versions: 'not about members',
  payment_routes: 'not about members',
  receipt_counters: 'not about members',
  recurring_jobs: 'not about members',
  regions: 'not about members',
  cities: 'not about members',
  figure_days: 'counts, without whom they counted',
  figure_money: 'sums, without whose money it was',
  figure_waits: 'counts, without who waited',
  figure_tenures: 'counts, without whose subscriptions they were',
  hosted_profile_versions: 'of hosted profiles, which are nobody’s',
  canned_answers: 'not about members',
  log_lines: 'requests and faults by id, without who asked',
  instances: 'not about members',
  operators: 'of the staff',
  operator_sessions: 'of the staff',
  operator_invitations: 'of the staff',
  recovery_codes: 'of the staff',
  book_checks: 'what in the books contradicts itself, by numbers of payments',
  settlement_files: 'what a provider says it settled',
  settlement_lines: 'payments as a provider numbers them, without who paid',
  money_days: 'sums of days',
  care_answers: 'words of the staff for nobody in particular',
};
