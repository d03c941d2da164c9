import type { ReactNode } from 'react';

/** Toasts. The host loads after the first paint; earlier toasts wait for it. */

export interface ToastOptions {
  tone?: 'plain' | 'safe' | 'alert';
  description?: string;
  action?: { label: string; onClick(): void };
  link?: ReactNode;
  /** Only where a rule gives a duration. */
  durationMs?: number;
  stays?: boolean;
  /** A later toast with the same id replaces it. */
  id?: string;
}

/** LIM-15; repeated here, because ui does not import the contract. */
const defaultMs = 10_000;

let hostIsMounted = () => {};
const hostMounted = new Promise<void>((resolve) => {
  hostIsMounted = resolve;
});

export function toastHostMounted(): void {
  hostIsMounted();
}

export async function showToast(text: string, options: ToastOptions = {}): Promise<void> {
  const [{ toast }] = await Promise.all([import('sonner'), hostMounted]);
  const { tone = 'plain', stays, link, durationMs = defaultMs, ...rest } = options;
  const show = { plain: toast, safe: toast.success, alert: toast.error }[tone];
  show(text, {
    ...rest,
    ...(link !== undefined && { action: link }),
    duration: stays ? Number.POSITIVE_INFINITY : durationMs,
  });
}

/** Also closes a toast that waits for the host. */
export async function hideToast(id: string): Promise<void> {
  const [{ toast }] = await Promise.all([import('sonner'), hostMounted]);
  toast.dismiss(id);
}

/**
 * Removes all toasts except `staying` when the user changes, because they may be about the previous user's
 * work.
 */
export async function hideToasts(staying: readonly string[]): Promise<void> {
  const { toast } = await import('sonner');
  for (const { id } of toast.getToasts()) if (!staying.includes(String(id))) toast.dismiss(id);
}
