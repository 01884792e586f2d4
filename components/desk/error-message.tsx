/** What went wrong, said at once and aloud. */
export function ErrorMessage({ children }: { children: string | null }) {
  return (
    <p role="alert" className={children === null ? 'sr-only' : 'text-sm font-medium text-danger'}>
      {children}
    </p>
  );
}
