import { proxy, ref, snapshot } from 'valtio/vanilla';
import type { AccountKey } from '../data/account/account';
import type { Creation } from '../data/wizards/creations';
import { hideToast, showToast } from '../ui/toast';
import { createAutosave } from './autosave';
import { confirmed, startConfirmation } from './confirmation';
import { saveDraft } from './drafts';
import { submitForm } from './submit-form';
import type { Wizard, WizardState } from './wizard';
import type { LaterParts, WizardDefinition, WizardTypes } from './wizard-definition';
import {
  type Fault,
  firstPlace,
  type PlacedFault,
  placeFaults,
  transition,
  type WizardEvent,
} from './wizard-machine';

export interface OpenWizard<T extends WizardTypes> extends Wizard<T['form'], T['context']> {
  definition: WizardDefinition<T>;
  later: { parts: LaterParts<T> | null };
  load(): Promise<LaterParts<T>>;
  /** D-1: has an effect until the creation is sent. */
  cancel(): void;
  /** Call on mount; returns the stop function. */
  start(): () => void;
}

/** `faults` by paths of the payload; the first one gets the focus. */
export interface Refusal {
  message: string;
  faults: readonly Fault[];
}

interface Opening<T extends WizardTypes> {
  definition: WizardDefinition<T>;
  account: AccountKey;
  draftID: string;
  context: T['context'];
  form: T['form'];
  /** Needed at once to change a published item. */
  parts: LaterParts<T> | null;
  /** The server refused this draft earlier. */
  refusal?: Refusal | undefined;
  leaveTo(href: string): void;
}

export function openWizard<T extends WizardTypes>(opening: Opening<T>): OpenWizard<T> {
  const { definition, account, draftID, context } = opening;
  const { what, confirmMs } = definition;
  const form = proxy<T['form']>(asFields(opening.form));
  const current = () => snapshot(form) as T['form'];
  const stepsNow = () => definition.steps(current());
  const place = firstPlace(stepsNow());
  const state = proxy<WizardState<T['form']>>({ form, place, faults: [], refusal: null });
  const later = proxy({ parts: opening.parts && ref(opening.parts) });
  const autosave = createAutosave(current, (next, stored) =>
    saveDraft(definition.drafts, account, draftID, next, stored),
  );
  let confirmation = confirmed;
  let sending: Promise<void> = Promise.resolve();
  let isOpen = false;
  /** By the server. The form's own check cannot find them. */
  let reported: readonly PlacedFault[] = [];

  async function load(): Promise<LaterParts<T>> {
    const parts = later.parts ?? (await definition.load());
    later.parts ??= ref(parts);
    return parts;
  }
  function showFaults(): void {
    const { step, areFaultsShown } = state.place;
    const { parts } = later;
    if (!parts || (!areFaultsShown && state.faults.length + reported.length === 0)) return;
    const own = areFaultsShown ? check(parts).faults : [];
    const others = reported.filter(({ field }) => own.every((fault) => fault.field !== field));
    state.faults = [...own, ...others].filter((fault) => fault.step === step);
  }
  function report(parts: LaterParts<T>, { message, faults }: Refusal) {
    const { toFormPath = (_, path) => path } = parts;
    const placed = faults.map((fault) => ({ ...fault, field: toFormPath(current(), fault.field) }));
    reported = placeFaults(stepsNow(), placed);
    state.refusal = message;
    const [first] = reported;
    if (first) send({ type: 'show', fault: first });
  }
  /** Another value of its field: the server has to check it again. */
  function forgetReported(part: object): void {
    const { formFields = {} } = definition;
    reported = reported.filter(({ field }) => {
      const [name = ''] = field.split('.');
      return !(formFields[name] ?? [name]).some((changed) => changed in part);
    });
  }
  function send(event: WizardEvent): void {
    const { place, message } = transition({ ...state.place }, event, {
      ...definition,
      steps: stepsNow(),
      isFree: definition.isChangeFree && form.base !== null,
      confirms: confirmMs > 0,
    });
    const isOtherStep = place.step !== state.place.step;
    if (isOtherStep) void autosave.saveNow();
    state.place = place;
    showFaults();
    const id = `${what}-wizard`;
    if (message) {
      const { text, ...more } = message;
      void showToast(text, { ...more, id });
      // The notice about the step before is outdated.
    } else if (isOtherStep) void hideToast(id);
  }
  function check(parts: LaterParts<T>) {
    const { payload, faults } = parts.check(current());
    return { payload, faults: placeFaults(stepsNow(), faults) };
  }
  async function proceed(): Promise<void> {
    send({ type: 'proceed', faults: check(await load()).faults });
  }
  async function create(): Promise<void> {
    const parts = await load();
    // After a second click the creation is already under way.
    if (state.place.phase !== 'editing') return;
    const { payload, faults } = check(parts);
    reported = [];
    state.refusal = null;
    send({ type: 'create', faults });
    if (!payload) return;
    if (confirmMs > 0)
      confirmation = startConfirmation(what, confirmMs, (isConfirmed) =>
        send({ type: isConfirmed ? 'send' : 'cancel' }),
      );
    const cancelled = sending;
    sending = sendForm(parts, payload, cancelled);
    await sending;
  }
  /** Stores the work at once, so that a user who leaves the page does not lose it. */
  async function sendForm(
    parts: LaterParts<T>,
    payload: Creation<T['what']>,
    /** Removes its work first; this one has the same draft. */
    cancelled: Promise<void>,
  ): Promise<void> {
    const form = current();
    const { ms, isConfirmed, cancel } = confirmation;
    await cancelled.catch(() => {});
    await autosave.saveNow();
    const checked = parts.beforeSending ? await parts.beforeSending(wizard, payload, form) : payload;
    if (!checked) return send({ type: 'fail' });
    const work = { definition, parts, account, draftID, form, payload: checked };
    const done = await submitForm({ ...work, cancelMs: ms, isConfirmed });
    if (done === 'cancelled') return;
    if (done.href === null) {
      cancel();
      send({ type: 'fail' });
      report(parts, done);
      // After a slow answer the user may be on another page.
    } else if (isOpen) opening.leaveTo(done.href);
  }
  const wizard: OpenWizard<T> = {
    definition,
    draftID,
    context,
    state,
    later,
    load,
    current,
    change(part) {
      Object.assign(form, asFields(part));
      autosave.changed();
      forgetReported(part);
      showFaults();
    },
    show: (fault) => send({ type: 'show', fault }),
    restart: () => send({ type: 'restart' }),
    goTo: (step) => attempt(load().then(() => send({ type: 'goTo', step }))),
    proceed: () => attempt(proceed()),
    create: () => attempt(create()),
    cancel: () => confirmation.cancel(),
    saveNow: autosave.saveNow,
    start() {
      const stopSaving = autosave.start();
      isOpen = true;
      const { refusal } = opening;
      if (refusal) attempt(load().then((parts) => report(parts, refusal)));
      return () => {
        isOpen = false;
        stopSaving();
      };
    },
  };
  return wizard;
}

/** Offline a part may be missing; the app shows a message. */
function attempt(work: Promise<unknown>): void {
  work.catch((error) => console.warn('The wizard cannot continue', error));
}

/** `ref` keeps nested values plain for storage and comparison: valtio tracks only the field. */
function asFields<Part extends object>(part: Part): Part {
  const fields = Object.entries(part).map(([name, value]) => [name, isObject(value) ? ref(value) : value]);
  return Object.fromEntries(fields);
}

const isObject = (value: unknown): value is object => typeof value === 'object' && value !== null;
