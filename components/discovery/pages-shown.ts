/** The pages around this one, with the first and the last; a gap where pages are left out. */
export function pagesShown(page: number, pages: number): (number | 'gap')[] {
  const wanted = [1, page - 1, page, page + 1, pages].filter((one) => one >= 1 && one <= pages);
  const sorted = [...new Set(wanted)].sort((left, right) => left - right);
  return sorted.flatMap((one, index) => {
    const before = sorted[index - 1] ?? 0;
    if (one - before === 2) return [one - 1, one];
    return one - before > 2 ? ['gap' as const, one] : [one];
  });
}
