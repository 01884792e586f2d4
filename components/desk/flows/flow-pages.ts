/** The pages about one flow. */
export function flowPages(brand: string, code: string) {
  const path = `/flows/${brand}/${encodeURIComponent(code)}`;
  return {
    path,
    pages: [
      { path, name: 'Edit' },
      { path: `${path}/history`, name: 'History' },
      { path: `${path}/experiment`, name: 'Experiment' },
    ],
  };
}
