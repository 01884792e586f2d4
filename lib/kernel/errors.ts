/**
 * Every error the product answers with: HTTP status and the number of the wire's message
 * ("<context>-<number>"). 1000–1009 are those of the core text §8; ours begin at 2000.
 */
export const ERRORS = {
  email_taken: { status: 409, number: 1000 },
  member_unknown: { status: 401, number: 1001 },
  fingerprint_taken: { status: 409, number: 1003 },
  email_malformed: { status: 422, number: 1004 },
  email_refused: { status: 422, number: 1005 },
  redirect_elsewhere: { status: 409, number: 1006 },
  too_many_registrations: { status: 429, number: 1007 },
  account_disabled: { status: 403, number: 1008 },
  welcome_already_sent: { status: 409, number: 1009 },

  input_invalid: { status: 422, number: 2000 },
  input_too_large: { status: 413, number: 2001 },
  not_json: { status: 415, number: 2002 },
  unauthenticated: { status: 401, number: 2003 },
  forbidden: { status: 403, number: 2004 },
  not_found: { status: 404, number: 2005 },
  method_not_allowed: { status: 405, number: 2006 },
  conflict: { status: 409, number: 2007 },
  too_many_requests: { status: 429, number: 2008 },
  origin_refused: { status: 403, number: 2009 },
  host_unknown: { status: 404, number: 2010 },
  unavailable: { status: 503, number: 2011 },
  unexpected: { status: 500, number: 2012 },
  envelope_invalid: { status: 422, number: 2013 },
  field_missing: { status: 422, number: 2014 },
  brand_elsewhere: { status: 421, number: 2034 },

  wrong_credentials: { status: 401, number: 2100 },
  token_expired: { status: 409, number: 2101 },
  email_unconfirmed: { status: 403, number: 2102 },
  password_weak: { status: 422, number: 2103 },
  password_breached: { status: 422, number: 2104 },
  place_unknown: { status: 422, number: 2105 },
  consent_missing: { status: 422, number: 2106 },
  consent_outdated: { status: 409, number: 2107 },
  age_refused: { status: 422, number: 2108 },
  same_email: { status: 422, number: 2109 },
  password_missing: { status: 422, number: 2110 },
  gender_missing: { status: 422, number: 2111 },
  seeking_missing: { status: 422, number: 2112 },
  contact_text_missing: { status: 422, number: 2113 },
  signup_email: { status: 422, number: 2130 },
  email_fixed: { status: 422, number: 2131 },
  username_refused: { status: 422, number: 2132 },
  text_too_long: { status: 422, number: 2133 },
  phone_refused: { status: 422, number: 2134 },
  password_wrong: { status: 422, number: 2135 },
  password_unset: { status: 409, number: 2136 },
  push_token_refused: { status: 422, number: 2137 },
  export_limit: { status: 429, number: 2138 },
  identity_refused: { status: 401, number: 2140 },
  identity_denied: { status: 409, number: 2141 },
  identity_unverified: { status: 409, number: 2142 },
  identity_unavailable: { status: 503, number: 2143 },
  redirect_invalid: { status: 422, number: 2144 },
  channel_unavailable: { status: 409, number: 2145 },
  passkey_refused: { status: 422, number: 2146 },
  passkey_unknown: { status: 401, number: 2147 },
  passkeys_full: { status: 409, number: 2148 },

  credits_exhausted: { status: 402, number: 2200 },
  message_empty: { status: 422, number: 2201 },
  message_too_long: { status: 422, number: 2202 },
  conversation_blocked: { status: 403, number: 2203 },
  peer_unavailable: { status: 404, number: 2204 },
  system_sender: { status: 403, number: 2205 },
  disclosure_required: { status: 403, number: 2206 },
  card_check_required: { status: 403, number: 2207 },
  client_id_reused: { status: 409, number: 2208 },
  likes_exhausted: { status: 402, number: 2209 },
  region_locked: { status: 402, number: 2210 },
  page_locked: { status: 402, number: 2211 },
  nothing_to_undo: { status: 409, number: 2212 },
  undo_closed: { status: 409, number: 2213 },
  invitation_waiting: { status: 403, number: 2214 },
  change_closed: { status: 409, number: 2215 },
  photo_needs_match: { status: 403, number: 2216 },
  conversation_held: { status: 409, number: 2217 },
  searches_full: { status: 409, number: 2218 },
  dates_full: { status: 409, number: 2219 },
  date_time_refused: { status: 422, number: 2220 },
  date_link_refused: { status: 422, number: 2221 },
  date_ended: { status: 409, number: 2222 },
  contact_declined: { status: 409, number: 2223 },
  contact_asked: { status: 409, number: 2224 },
  reply_not_found: { status: 409, number: 2225 },
  known_people_full: { status: 409, number: 2226 },
  contact_own: { status: 422, number: 2227 },
  plan_required: { status: 402, number: 2228 },
  travel_home: { status: 422, number: 2229 },
  travel_running: { status: 409, number: 2230 },
  travel_early: { status: 409, number: 2231 },
  voice_needs_match: { status: 403, number: 2232 },
  voice_to_hosted: { status: 403, number: 2233 },
  calls_unavailable: { status: 409, number: 2234 },
  call_needs_match: { status: 403, number: 2235 },
  call_running: { status: 409, number: 2236 },
  callee_unreachable: { status: 409, number: 2237 },
  call_over: { status: 409, number: 2238 },
  call_signal_refused: { status: 422, number: 2239 },

  plan_unknown: { status: 404, number: 2300 },
  flow_unknown: { status: 404, number: 2301 },
  payment_in_progress: { status: 409, number: 2302 },
  idempotency_reused: { status: 409, number: 2303 },
  card_data_refused: { status: 422, number: 2304 },
  signature_invalid: { status: 401, number: 2305 },
  integrity_failure: { status: 409, number: 2306 },
  payment_method_unavailable: { status: 422, number: 2307 },
  subscription_running: { status: 409, number: 2308 },
  order_not_confirmed: { status: 422, number: 2309 },
  offer_changed: { status: 409, number: 2310 },
  spending_cap_reached: { status: 409, number: 2311 },
  cooling_off: { status: 409, number: 2312 },
  stored_card_unknown: { status: 404, number: 2313 },
  withdrawal_closed: { status: 409, number: 2315 },
  refund_closed: { status: 409, number: 2316 },
  plan_change_refused: { status: 409, number: 2317 },
  card_renews: { status: 409, number: 2318 },
  signature_expired: { status: 401, number: 2319 },
  call_replayed: { status: 409, number: 2320 },
  dispute_open: { status: 409, number: 2330 },
  refund_exceeds: { status: 409, number: 2332 },
  price_unusual: { status: 409, number: 2333 },

  photo_type_refused: { status: 422, number: 2400 },
  photo_too_large: { status: 413, number: 2401 },
  photo_unreadable: { status: 422, number: 2402 },
  photo_missing: { status: 422, number: 2403 },
  photos_full: { status: 409, number: 2404 },
  appeal_closed: { status: 409, number: 2405 },
  report_details_missing: { status: 422, number: 2406 },
  photos_waiting: { status: 409, number: 2407 },
  main_photo_missing: { status: 409, number: 2408 },
  pose_expired: { status: 409, number: 2409 },
  verification_attempts_spent: { status: 409, number: 2410 },
  voice_type_refused: { status: 422, number: 2411 },
  voice_unreadable: { status: 422, number: 2412 },
  voice_too_long: { status: 422, number: 2413 },
  voices_waiting: { status: 409, number: 2414 },

  review_early: { status: 403, number: 2420 },
  review_length: { status: 422, number: 2421 },
  review_contact_refused: { status: 422, number: 2422 },

  file_type_refused: { status: 422, number: 2430 },
  file_too_large: { status: 413, number: 2431 },
  file_unreadable: { status: 422, number: 2432 },
  file_missing: { status: 422, number: 2433 },
  file_expired: { status: 409, number: 2434 },

  second_factor_wrong: { status: 401, number: 2800 },
  invitation_ended: { status: 404, number: 2801 },
  purpose_missing: { status: 422, number: 2802 },
  second_factor_needed: { status: 403, number: 2803 },
  translation_unavailable: { status: 503, number: 2804 },
} as const satisfies Record<string, { status: number; number: number }>;

export type ErrorCode = keyof typeof ERRORS;

export type FieldFault = { readonly path: string; readonly code: string };

export type ErrorParams = Readonly<Record<string, string | number | boolean>>;

const brand = Symbol.for('amarena.AppError');

/** An error that a caller may see. Everything else is answered as "unexpected" with a request id. */
export class AppError extends Error {
  readonly [brand] = true;
  readonly code: ErrorCode;
  readonly params: ErrorParams;
  readonly fields: readonly FieldFault[];

  constructor(code: ErrorCode, params: ErrorParams = {}, fields: readonly FieldFault[] = []) {
    super(code);
    this.name = 'AppError';
    this.code = code;
    this.params = params;
    this.fields = fields;
  }
}

/** Stops the verb with a coded error. `retryAfter` in params is whole seconds. */
export function fail(
  code: ErrorCode,
  params: ErrorParams = {},
  fields: readonly FieldFault[] = [],
): never {
  throw new AppError(code, params, fields);
}

/** As `fail`, for a fault in one field of the input: the error names the field. */
export function failField(path: string, code: ErrorCode, params: ErrorParams = {}): never {
  return fail(code, params, [{ path, code }]);
}

/** `instanceof` fails between the two module graphs of one process, so a symbol property identifies the class. */
export function isAppError(error: unknown): error is AppError {
  return typeof error === 'object' && error !== null && brand in error;
}

/** Whether a text, such as one returned by a statement, is one of our error codes. */
export function isErrorCode(code: string): code is ErrorCode {
  return code in ERRORS;
}
