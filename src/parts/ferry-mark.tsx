/** The logo; same drawing as `public/favicon.svg`. */
export function FerryMark({ size = 26 }: { size?: number }) {
  return (
    <svg width={size} height={size} viewBox="0 0 32 32" fill="none" aria-hidden="true">
      <path d="M16 4.5v5" stroke="currentColor" strokeWidth="1.8" strokeLinecap="round" />
      <circle cx="16" cy="4.2" r="2.2" fill="var(--accent)" />
      <path
        d="M9.5 15.5v-4.7c0-.7.6-1.3 1.3-1.3h10.4c.7 0 1.3.6 1.3 1.3v4.7"
        fill="currentColor"
        opacity=".55"
      />
      <path
        d="M3.6 15.5h24.8c.8 0 1.3.8 1 1.5l-2.3 5c-.4.9-1.3 1.5-2.3 1.5H7.2c-1 0-1.9-.6-2.3-1.5l-2.3-5c-.3-.7.2-1.5 1-1.5Z"
        fill="currentColor"
      />
      <path
        d="M2.5 28c2.2 0 2.2-1.4 4.5-1.4S9.3 28 11.5 28s2.2-1.4 4.5-1.4 2.3 1.4 4.5 1.4 2.2-1.4 4.5-1.4 2.3 1.4 4.5 1.4"
        stroke="var(--safe-text)"
        strokeWidth="1.8"
        strokeLinecap="round"
      />
    </svg>
  );
}
