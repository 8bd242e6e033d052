/** The product's mark: a seedling's star over layers of soil. */
export function Logo() {
  return (
    <svg className="app-logo" viewBox="0 0 32 32" width="30" height="30" aria-hidden="true" focusable="false">
      <rect width="32" height="32" rx="8" fill="var(--udongo-primary)" />
      <path
        d="M16 7c.5 2.6 1.4 3.5 4 4-2.6.5-3.5 1.4-4 4-.5-2.6-1.4-3.5-4-4 2.6-.5 3.5-1.4 4-4Z"
        fill="var(--udongo-primary-text)"
      />
      <path
        d="M6 18.5h20M8.5 22.5h15"
        stroke="var(--udongo-primary-text)"
        strokeWidth="2.25"
        strokeLinecap="round"
      />
    </svg>
  );
}
