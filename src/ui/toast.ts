import type { ReactNode } from 'react';

/** Short messages over the page. What shows them is loaded after the first paint; whatever is said earlier waits for it. */

export interface ToastOptions {
  tone?: 'plain' | 'safe' | 'alert';
  description?: string;
  action?: { label: string; onClick(): void };
  /** A link in place of a button: where the message leads. */
  link?: ReactNode;
  /** How long it is shown, where a rule says so; else by its tone. */
  durationMs?: number;
  /** Without it a toast leaves by itself; with it, it stays until it is answered. */
  stays?: boolean;
  /** A later toast with the same id takes the place of the earlier. */
  id?: string;
}

/** As LIM-14 and LIM-15 have them; this room does not know the contract. */
const durationMs = { plain: 10_000, safe: 10_000, alert: 5000 } as const;

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
  const { tone = 'plain', stays, link, durationMs: wantedMs = durationMs[tone], ...rest } = options;
  const show = { plain: toast, safe: toast.success, alert: toast.error }[tone];
  show(text, {
    ...rest,
    ...(link !== undefined && { action: link }),
    duration: stays ? Number.POSITIVE_INFINITY : wantedMs,
  });
}

/** Takes away every message about somebody's work: the next person at this device is not to read it. Others, by their id, stay. */
export async function hideToasts(staying: readonly string[]): Promise<void> {
  const { toast } = await import('sonner');
  for (const { id } of toast.getToasts()) if (!staying.includes(String(id))) toast.dismiss(id);
}
