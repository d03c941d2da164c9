import type { ChangeEvent } from 'react';
import { useSnapshot } from 'valtio';
import type { Wizard, WizardForm } from './wizard';

type FieldOf<Form, Value> = { [F in keyof Form]: Form[F] extends Value ? F : never }[keyof Form] & string;

/** The form; re-renders when a used field changes. */
export function useForm<Form extends WizardForm>(wizard: Wizard<Form>): Form {
  // Without `sync` the caret jumps to the end.
  return useSnapshot(wizard.state.form, { sync: true }) as Form;
}

export function useFields<Form extends WizardForm>(wizard: Wizard<Form>) {
  const form = useForm(wizard);
  const { faults } = useSnapshot(wizard.state);
  const faultOf = (field: string) => faults.find((fault) => fault.field === field)?.message;
  const set = (name: string, value: string | boolean) =>
    wizard.change(Object.fromEntries([[name, value]]) as Partial<Form>);
  const named = (name: FieldOf<Form, string>) => ({
    name,
    value: String(form[name]),
    problem: faultOf(name),
  });
  return {
    form,
    faults,
    faultOf,
    line: (name: FieldOf<Form, string>) => ({
      ...named(name),
      onChange: (event: ChangeEvent<HTMLInputElement>) => set(name, event.currentTarget.value),
    }),
    text: (name: FieldOf<Form, string>) => ({
      ...named(name),
      onType: (value: string) => set(name, value),
    }),
    check: (name: FieldOf<Form, boolean>) => ({
      name,
      checked: form[name] === true,
      onChange: (event: ChangeEvent<HTMLInputElement>) => set(name, event.currentTarget.checked),
    }),
  };
}
