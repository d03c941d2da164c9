import type { ReactNode } from 'react';

/** Short messages over the page. What shows them is loaded after the first paint; whatever is said earlier waits for it. */

export interface ToastOptions {
  tone?: 'plain' | 'safe' | 'alert';
  description?: string;
  action?: { label: string; onClick(): void };
  /** A link in place of a button: where the message leads. */
  link?: ReactNode;
  /** How long it is shown, where a rule says so. */
  durationMs?: number;
  /** Without it a toast leaves by itself; with it, it stays until it is answered. */
  stays?: boolean;
  /** A later toast with the same id takes the place of the earlier. */
  id?: string;
}

/** LIM-15; this room does not know the contract. */
const defaultMs = 10_000;

let hostIsMounted = () => {};
const hostMounted = new Promise<void>((resolve) => {
  hostIsMounted = resolve;
});

/** Called by the host once toasts can appear. */
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

/** Closes one toast, also one that still waits for the host. */
export async function hideToast(id: string): Promise<void> {
  const [{ toast }] = await Promise.all([import('sonner'), hostMounted]);
  toast.dismiss(id);
}

/** Takes away every message about somebody's work: the next person at this device is not to read it. Others, by their id, stay. */
export async function hideToasts(staying: readonly string[]): Promise<void> {
  const { toast } = await import('sonner');
  for (const { id } of toast.getToasts()) if (!staying.includes(String(id))) toast.dismiss(id);
}
