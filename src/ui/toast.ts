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

/**
 * Toasts by our id, and how often each was closed. A toast leaves in several frames and takes a newer toast with the
 * same id away, so the id for sonner contains the number.
 */
const closings = new Map<string, number>();
const sonnerId = (id: string) => `${id} ${closings.get(id) ?? 0}`;
const countClosing = (id: string) => closings.set(id, (closings.get(id) ?? 0) + 1);

function identify(id: string) {
  const own = sonnerId(id);
  closings.set(id, closings.get(id) ?? 0);
  const onClosed = () => void (own === sonnerId(id) && countClosing(id));
  return { id: own, onDismiss: onClosed, onAutoClose: onClosed };
}

export async function showToast(text: string, options: ToastOptions = {}): Promise<void> {
  const [{ toast }] = await Promise.all([import('sonner'), hostMounted]);
  const { tone = 'plain', stays, link, durationMs = defaultMs, id, ...rest } = options;
  const show = { plain: toast, safe: toast.success, alert: toast.error }[tone];
  show(text, {
    ...rest,
    ...(id !== undefined && identify(id)),
    ...(link !== undefined && { action: link }),
    duration: stays ? Number.POSITIVE_INFINITY : durationMs,
  });
}

/** Also closes a toast that waits for the host. */
export async function hideToast(id: string): Promise<void> {
  const [{ toast }] = await Promise.all([import('sonner'), hostMounted]);
  toast.dismiss(sonnerId(id));
  countClosing(id);
}

/**
 * Removes all toasts except `staying` when the user changes, because they may be about the previous user's
 * work.
 */
export async function hideToasts(staying: readonly string[]): Promise<void> {
  const { toast } = await import('sonner');
  const kept = staying.map(sonnerId);
  for (const { id } of toast.getToasts()) if (!kept.includes(String(id))) toast.dismiss(id);
  for (const id of closings.keys()) if (!staying.includes(id)) countClosing(id);
}
