/** The pages about one plan. */
export function planPages(productId: string) {
  const path = `/plans/${productId}`;
  return {
    path,
    pages: [
      { path, name: 'Edit' },
      { path: `${path}/history`, name: 'History' },
    ],
  };
}
