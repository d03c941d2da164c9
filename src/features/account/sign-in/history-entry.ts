/** The history entry of a form: a reload and a way back keep it, a new visit has another one. */
export function historyEntry(): string {
  return String((history.state as { __TSR_key?: string } | null)?.__TSR_key ?? '');
}
