/** Finds the control of a fault: by `name`, or by `data-field` on an element around it. */

const focusable =
  'input:not([type="file"], [type="hidden"]), select, textarea, [contenteditable="true"], button, [tabindex="0"]';

/** `testCases.2.input`, `testCases.2`, `testCases` */
function pathsUp(field: string): string[] {
  const parts = field.split('.');
  return parts.map((_, at) => parts.slice(0, parts.length - at).join('.'));
}

/** Elements with the name, also while their control is loading. */
export function elementsOf(form: HTMLElement, field: string): HTMLElement[] {
  return [...form.querySelectorAll<HTMLElement>('[name], [data-field]')].filter(
    (element) => element.getAttribute('name') === field || element.dataset.field === field,
  );
}

/** Null while it is loading, or if it is disabled. */
function focusableOf(element: HTMLElement): HTMLElement | null {
  // Its button is visible.
  if (element.matches('input[type="file"]')) return element.parentElement?.querySelector('button') ?? null;
  const isControl = element.matches(focusable) || element.hasAttribute('tabindex');
  const control = isControl ? element : element.querySelector<HTMLElement>(focusable);
  return control && !control.matches(':disabled') ? control : null;
}

/** The control of exactly this field. Of several, the one that shows a fault. */
export function findControl(form: HTMLElement, field: string): HTMLElement | null {
  const controls = elementsOf(form, field).flatMap((element) => focusableOf(element) ?? []);
  return controls.find((control) => control.matches('[aria-invalid="true"]')) ?? controls[0] ?? null;
}

/** The control of the nearest path, or the first one that shows a fault. */
export function findNearControl(form: HTMLElement, field: string): HTMLElement | null {
  for (const path of pathsUp(field)) {
    const control = findControl(form, path);
    if (control) return control;
  }
  return form.querySelector<HTMLElement>('[aria-invalid="true"]:not(:disabled)');
}

/** Whether the user sees the message of the fault beside its field. */
export function showsFault(form: HTMLElement, field: string): boolean {
  return elementsOf(form, field).some(
    (element) =>
      element.closest('details:not([open])') === null &&
      (element.matches('[aria-invalid="true"]') || element.dataset.wrong !== undefined),
  );
}

/** Opens the closed sections around it. */
export function focusControl(control: HTMLElement): void {
  for (let at = control.closest('details'); at; at = at.parentElement?.closest('details') ?? null) {
    at.open = true;
  }
  control.focus();
}
