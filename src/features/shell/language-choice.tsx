import { interfaceLanguages } from '../../../contract/interface-languages';
import { chooseLanguage, languageNames } from '../../lib/language';
import { language } from '../../lib/translation';
import { Select } from '../../ui/select';
import { showToast } from '../../ui/toast';
import { messages } from './messages';

const options = interfaceLanguages.map((value) => ({ value, label: languageNames[value] }));
const shown = interfaceLanguages.find((value) => value === language) ?? 'en';

/** Changing the language reloads the page (decision 109). */
export function LanguageChoice() {
  return (
    <Select
      label={messages.language}
      value={shown}
      options={options}
      onChoose={(chosen) => {
        chooseLanguage(chosen).catch((error) => {
          console.warn('The language is not on this device', error);
          showToast(messages.languageNeedsNetwork, { tone: 'alert', id: 'language' });
        });
      }}
    />
  );
}
