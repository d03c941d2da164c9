import { Select } from '../../../../ui/select';
import { messages } from '../messages';

const texts = messages.images;
const percents = [25, 50, 100] as const;

interface WidthSelectProps {
  label: string;
  /** Percent of the text's width. Undefined: the size of the file. */
  width: number | undefined;
  onChoose(width: number | undefined): void;
}

export function WidthSelect({ label, width, onChoose }: WidthSelectProps) {
  const other = width !== undefined && !percents.some((one) => one === width) ? [width] : [];
  const options = [
    { value: '', label: texts.widths.original },
    ...percents.map((one) => ({ value: String(one), label: texts.widths[one] })),
    ...other.map((one) => ({ value: String(one), label: texts.percent(one) })),
  ];
  return (
    <Select
      label={label}
      value={width === undefined ? '' : String(width)}
      options={options}
      onChoose={(chosen) => onChoose(chosen === '' ? undefined : Number(chosen))}
    />
  );
}
