import { useForm } from '../../wizard/use-fields';
import type { ProblemWizard } from './wizard-types';

/** Of a published problem; a new one has no other authors. */
export function CommentsAction({ wizard }: { wizard: ProblemWizard }) {
  const { base, title } = useForm(wizard);
  const { Comments } = wizard.context;
  return base && <Comments problem={{ id: base.id, title }} />;
}
