import { type ComponentProps, useRef } from 'react';
import { Button } from '../button';

interface FileButtonProps
  extends Pick<ComponentProps<typeof Button>, 'icon' | 'small' | 'disabled' | 'children'> {
  /** Accessible name. */
  label: string;
  /** `accept` attribute: `.zip,application/zip`. */
  accept: string;
  name?: string;
  multiple?: boolean;
  onFiles(files: File[]): void;
}

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
          // Lets the user choose the same file again.
          event.target.value = '';
        }}
      />
      <Button {...button} onClick={() => input.current?.click()} />
    </>
  );
}
