/** Chi-square with one degree of freedom, p = 0.001. */
export const CHI_SQUARE_LIMIT = 10.827_566_170_662_733;

type Sizes = { readonly control: number; readonly challenger: number; readonly share: number };

/** Chi-square of the sizes of the arms against the planned share. Pure. */
export function chiSquare({ control, challenger, share }: Sizes): number {
  const all = control + challenger;
  if (all === 0) return 0;
  const wanted = (all * share) / 100;
  const off = (challenger - wanted) ** 2;
  return off / wanted + off / (all - wanted);
}
