import { useNavigate } from '@tanstack/react-router';
import { isClassCode } from '../../../contract/rules/classes/class-code';
import { joinClass } from '../../sync/classes/manage-class';
import { showToast } from '../../ui/toast';
import { messages } from './messages';
import { OneFieldForm } from './one-field-form';
import { useAction } from './use-action';

const texts = messages.join;

export function JoinForm({ code = '', offline }: { code?: string; offline: boolean }) {
  const { isBusy, run } = useAction();
  const navigate = useNavigate();
  return (
    <OneFieldForm
      label={texts.code}
      hint={offline ? messages.needsNetwork : texts.hint}
      button={texts.button}
      look={code === '' ? 'plain' : 'primary'}
      initial={code}
      disabled={offline || isBusy}
      field={{ autoCapitalize: 'characters', maxLength: 20 }}
      check={(text) => (isClassCode(text) ? undefined : texts.wrong)}
      onSend={async (text) => {
        const result = await run(() => joinClass(text));
        if (!result.ok) return false;
        void showToast(texts.done(result.name), { tone: 'safe', id: 'class' });
        void navigate({ to: '/classes/$classID', params: { classID: result.classID } });
        return true;
      }}
    />
  );
}
