import type { z } from 'zod';
import type { ErrorCode } from '../kernel/errors.ts';
import type { Limit } from '../wire/endpoint.ts';
import type { Duty } from '../identity/roles.ts';

/**
 * A desk endpoint. Its wire names are English, because only our own pages call it. Access: `anybody` is
 * anyone on the desk's host, `half` has proven the password only, a duty needs both factors and a role that
 * has it, a list needs any one of its duties.
 */
export type DeskEndpoint<
  Body extends z.ZodType = z.ZodType,
  Query extends z.ZodType = z.ZodType,
  Reply extends z.ZodType = z.ZodType,
> = {
  readonly access: 'anybody' | 'half' | 'operator' | Duty | readonly Duty[];
  readonly summary: string;
  readonly query?: Query;
  readonly body?: Body;
  /** A form with a file: the handler reads `request` itself. */
  readonly bodyAs?: 'multipart';
  readonly reply: Reply;
  readonly errors: readonly ErrorCode[];
  readonly limits?: readonly Limit[];
  /**
   * Shows or changes a member's data: the call is refused without a purpose, and the audit log records the
   * access and its purpose.
   */
  readonly personal?: boolean;
  /**
   * Polled every few seconds while a page is open, and without personal data: the audit log records the
   * opening of the page, not each poll.
   */
  readonly polled?: boolean;
};

export type DeskContract = Readonly<
  Record<`${'GET' | 'POST' | 'DELETE'} /api/${string}`, DeskEndpoint>
>;

/** Preserves the exact type of an endpoint, so that handlers and pages are typed by its key. */
export function deskEndpoint<const E extends DeskEndpoint>(definition: E): E {
  return definition;
}
