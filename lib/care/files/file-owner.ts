/** Who uploaded a file, and who alone may attach it: a member, an operator (`by`), or a visitor with its id. */
export type FileOwner = {
  readonly brandId: string;
  readonly memberId: string | null;
  readonly by: string | null;
};
