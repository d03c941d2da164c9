/** Short messages over the page. What shows them is loaded after the first paint; whatever is said earlier waits for it. */

export interface ToastOptions {
  tone?: 'plain' | 'safe' | 'alert';
  description?: string;
  action?: { label: string; onClick(): void };
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
  const { tone = 'plain', stays, ...rest } = options;
  const show = { plain: toast, safe: toast.success, alert: toast.error }[tone];
  show(text, { ...rest, duration: stays ? Number.POSITIVE_INFINITY : durationMs[tone] });
}
