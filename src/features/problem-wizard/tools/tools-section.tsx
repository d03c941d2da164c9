import { useForm } from '../../../wizard/use-fields';
import type { ProblemWizard } from '../wizard-types';
import { GeneratorsSection } from './generators-section';
import { useTools } from './use-tools';
import { ValidatorsSection } from './validators-section';

export interface ToolsProps {
  wizard: ProblemWizard;
  /** Opens a case. */
  onShow(key: string): void;
}

/** Generators and validators share one run at a time. */
export function ToolsSection({ wizard, onShow }: ToolsProps) {
  const tools = useTools(wizard);
  const form = useForm(wizard);
  return (
    <>
      <GeneratorsSection wizard={wizard} form={form} tools={tools} />
      <ValidatorsSection wizard={wizard} form={form} tools={tools} onShow={onShow} />
    </>
  );
}
