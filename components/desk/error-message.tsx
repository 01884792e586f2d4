/** An error message, announced to screen readers at once. */
export function ErrorMessage({ children }: { children: string | null }) {
  return (
    <p role="alert" className={children === null ? 'sr-only' : 'text-sm font-medium text-danger'}>
      {children}
    </p>
  );
}
