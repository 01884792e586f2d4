/** The input of a cancellation or a withdrawal. */
export interface Said {
  readonly name: string;
  readonly email: string;
  readonly orderNumber: string;
}

export const FIELDS = ['name', 'email', 'orderNumber'] as const;

export type SaidField = (typeof FIELDS)[number];
export type DeclarationKind = 'cancel' | 'withdraw';
