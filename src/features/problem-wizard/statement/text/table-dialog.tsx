import { type FormEvent, useState } from 'react';
import { createPortal } from 'react-dom';
import { Button } from '../../../../ui/button';
import { Dialog } from '../../../../ui/dialog';
import { Field } from '../../../../ui/form/field';
import { messages } from '../messages';
import styles from '../statement.module.css';

const texts = messages.table;
const columns = { min: 1, max: 12 };
const rows = { min: 1, max: 50 };

interface TableDialogProps {
  onInsert(columns: number, rows: number): void;
  onClose(): void;
}

export function TableDialog({ onInsert, onClose }: TableDialogProps) {
  const [size, setSize] = useState({ columns: '3', rows: '2' });
  const isWithin = (text: string, { min, max }: typeof columns) =>
    /^\d+$/.test(text) && Number(text) >= min && Number(text) <= max;
  const isValid = isWithin(size.columns, columns) && isWithin(size.rows, rows);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    // The wizard is a form, too.
    event.stopPropagation();
    if (isValid) onInsert(Number(size.columns), Number(size.rows));
  };
  const field = (name: keyof typeof size, range: typeof columns) => {
    const text = texts.range(range.min, range.max);
    return (
      <Field
        label={texts[name]}
        type="number"
        inputMode="numeric"
        {...range}
        value={size[name]}
        hint={text}
        problem={isWithin(size[name], range) ? undefined : text}
        onChange={({ currentTarget: { value } }) => setSize((now) => ({ ...now, [name]: value }))}
      />
    );
  };
  return createPortal(
    <Dialog title={texts.title} onClose={onClose}>
      <form className={styles.dialog} noValidate onSubmit={submit}>
        <div className={styles.two}>
          {field('columns', columns)}
          {field('rows', rows)}
        </div>
        <div className={styles.ways}>
          <Button onClick={onClose}>{texts.cancel}</Button>
          <Button type="submit" look="primary" disabled={!isValid}>
            {texts.insert}
          </Button>
        </div>
      </form>
    </Dialog>,
    document.body,
  );
}
