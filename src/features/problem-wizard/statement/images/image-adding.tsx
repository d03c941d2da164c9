import { createContext, type ReactNode, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import type { ProblemWizard } from '../../wizard-types';
import { applyEdit, selectedBefore } from '../text/apply-edit';
import { block, type TextEdit } from '../text/edit-text';
import { type AddedImage, ImageDialog } from './image-dialog';
import { imageMarkdown } from './image-text';
import { type FoundImage, readImageFile } from './read-image-file';

interface Adding {
  /** Asks for the text and width of each image, and inserts it. @returns why files were refused */
  add(files: readonly File[], area?: HTMLTextAreaElement): Promise<string[]>;
  /** Inserts an image that the problem has into the text that was edited last. */
  insert(name: string): void;
  focused(area: HTMLTextAreaElement): void;
}

export const ImageAdding = createContext<Adding>({
  add: async () => [],
  insert: () => {},
  focused: () => {},
});

interface Pending {
  found: FoundImage;
  area: HTMLTextAreaElement | undefined;
}

/** Lets the fields below it add images to the problem. */
export function ImageAddingPlace({ wizard, children }: { wizard: ProblemWizard; children: ReactNode }) {
  const [pending, setPending] = useState<readonly Pending[]>([]);
  const place = useRef<HTMLDivElement>(null);
  const last = useRef<HTMLTextAreaElement>(null);
  const [first] = pending;
  /** The last one may be of another language or step. */
  const target = () =>
    last.current?.isConnected ? last.current : (place.current?.querySelector('textarea') ?? undefined);
  const add: Adding['add'] = async (files, area) => {
    const { images } = wizard.current();
    const read: FoundImage[] = [];
    const faults: string[] = [];
    for (const file of files) {
      const found = await readImageFile(file, [...images, ...read.map(({ image }) => image)]);
      if ('fault' in found) faults.push(found.fault);
      else read.push(found);
    }
    setPending((before) => [...before, ...read.map((found) => ({ found, area }))]);
    return faults;
  };
  const insertInto = (markdown: string, wanted?: HTMLTextAreaElement) => {
    const area = wanted?.isConnected ? wanted : target();
    if (area) applyEdit(area, imageEdit(area, markdown));
  };
  const insert = ({ found: { image }, area }: Pending, { alt, width }: AddedImage) => {
    const { images } = wizard.current();
    if (!images.some(({ name }) => name === image.name)) wizard.change({ images: [...images, image] });
    // The page takes no focus while a dialog is open.
    flushSync(() => setPending([]));
    insertInto(imageMarkdown({ name: image.name, alt, ...(width !== undefined && { width }) }), area);
    setPending(pending.slice(1));
  };
  const adding: Adding = {
    add,
    insert: (name) => insertInto(imageMarkdown({ name, alt: '' })),
    focused(area) {
      last.current = area;
    },
  };
  return (
    <ImageAdding value={adding}>
      <div ref={place} data-wide>
        {children}
      </div>
      {first && (
        <ImageDialog
          key={first.found.image.name}
          found={first.found}
          onInsert={(added) => insert(first, added)}
          onClose={() => setPending((before) => before.slice(1))}
        />
      )}
    </ImageAdding>
  );
}

/** On a line of its own, unless text follows the caret in its line. */
function imageEdit(area: HTMLTextAreaElement, markdown: string): TextEdit {
  const { text, end } = selectedBefore(area);
  const selected = { text, start: end, end };
  const [after = ''] = text.slice(end).split('\n', 1);
  const { length } = markdown;
  if (after.trim() === '') return block(selected, markdown, [length, length]);
  return { from: end, to: end, insert: markdown, select: [end + length, end + length] };
}
