/** Chi-square with one degree of freedom: one time in a thousand it is larger by chance. */
export const CHI_SQUARE_LIMIT = 10.827_566_170_662_733;

type Sizes = { readonly control: number; readonly challenger: number; readonly share: number };

/** How far the sizes of the arms are from the share they were to have. Pure. */
export function chiSquare({ control, challenger, share }: Sizes): number {
  const all = control + challenger;
  if (all === 0) return 0;
  const wanted = (all * share) / 100;
  const off = (challenger - wanted) ** 2;
  return off / wanted + off / (all - wanted);
}
