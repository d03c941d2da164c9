import { type ComponentProps, useRef } from 'react';
import { Button } from '../button';

interface FileButtonProps
  extends Pick<ComponentProps<typeof Button>, 'icon' | 'small' | 'disabled' | 'children'> {
  /** What is chosen, for screen readers. */
  label: string;
  /** As the file field takes it: `.zip,application/zip`. */
  accept: string;
  name?: string;
  multiple?: boolean;
  onFiles(files: File[]): void;
}

/** A button that asks for files of this device. */
export function FileButton({ label, accept, name, multiple, onFiles, ...button }: FileButtonProps) {
  const input = useRef<HTMLInputElement>(null);
  return (
    <>
      <input
        ref={input}
        type="file"
        {...{ name, accept, multiple }}
        className="visually-hidden"
        aria-label={label}
        tabIndex={-1}
        onChange={(event) => {
          onFiles([...(event.target.files ?? [])]);
          // The same file can be chosen again.
          event.target.value = '';
        }}
      />
      <Button {...button} onClick={() => input.current?.click()} />
    </>
  );
}
