import type { TestCase } from '../../entities/problem/problem';
import type { ValidateTests } from '../../entities/problem/problem-tool-runs';

/** What validators get; problems without groups distinguish samples. */
export function validationInput({
  input,
  group,
  sample,
  validatorArguments,
}: Pick<TestCase, 'input' | 'group' | 'sample' | 'validatorArguments'>): ValidateTests['inputs'][number] {
  return {
    input,
    group: group ?? (sample ? 'sample' : 'secret'),
    ...(validatorArguments && { validatorArguments }),
  };
}
