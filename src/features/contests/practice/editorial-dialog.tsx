import { Dialog } from '../../../ui/dialog';
import { SkeletonLines } from '../../../ui/skeleton';
import { Rendered } from '../../../ui/text/rendered';
import { useMarkdown } from '../../../ui/text/use-markdown';
import { messages } from './messages';
import styles from './practice.module.css';

interface EditorialDialogProps {
  title: string;
  text: string;
  onClose(): void;
}

export function EditorialDialog({ title, text, onClose }: EditorialDialogProps) {
  const rendered = useMarkdown([text])?.[0];
  return (
    <Dialog title={messages.editorialOf(title)} wide onClose={onClose}>
      <div className={styles.editorial}>
        {rendered ? <Rendered content={rendered} /> : <SkeletonLines count={8} />}
      </div>
    </Dialog>
  );
}
